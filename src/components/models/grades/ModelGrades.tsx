import type { ComponentProps } from 'react'
import { Section } from '@/src/components/ui/Section'
import { cx } from '@/src/components/ui/cx'
import { gradeMerits } from '@/src/domain/content/models/gradeMerits'
import type { GradeStock } from '@/src/domain/content/models/gradeStock'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import type { FuelYear } from '@/src/domain/finance/fuel/fuelYear'
import { GradeFeatures } from './GradeFeatures'
import { CELL, GradeHead } from './GradeHead'
import { GradeNotes } from './GradeNotes'
import { GradePlans } from './GradePlans'
import { GradeList } from './GradeList'
import { GradeSwitch } from './GradeSwitch'
import { differs, type FactRow, rowsOf } from './gradeRows'
import { OneGrade } from './OneGrade'
import { RowHead } from './RowHead'
import { StockOfGrade } from './StockOfGrade'

/** What every grade has: said once, so that the table is left with what differs. */
const InEvery = ({ name, rows }: { name: string; rows: FactRow[] }) => (
  <div className="mt-8 gap-x-14 rounded-xl bg-surface p-6 lg:flex lg:items-center lg:px-8">
    <h3 className="text-subheading">In every {name}</h3>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 max-lg:mt-4 lg:flex lg:flex-wrap lg:gap-x-14">
      {rows.map(({ label, cells: [value] }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

interface ModelGradesProps {
  name: string
  grades: ModelGrade[]
  /** With what a year of fuel is reckoned; null: no cost is shown. */
  fuelYear?: FuelYear | null
  /** What a new one in stock costs at least, drive away; null: not known. */
  stockFromDollars?: number | null
  /** What is listed of each, in their order; left out: not known. */
  stock?: GradeStock[]
  /** A picture of each, such as its floor plan; null or left out: there are none. */
  plans?: Omit<ComponentProps<typeof GradePlans>, 'grades'> | null
}

interface GradeTableProps extends Required<Pick<ModelGradesProps, 'grades' | 'stock'>> {
  rows: FactRow[]
}

const GradeTable = ({ grades, rows, stock }: GradeTableProps) => {
  const merits = gradeMerits(grades)
  const width: Record<string, string> = { '--side-by-side': `${7 + grades.length * 11}rem` }
  return (
    <table className="w-full min-w-(--side-by-side) table-fixed border-collapse" style={width}>
      <thead>
        <tr className="border-b-2 border-fg">
          <td className="sticky left-0 z-1 w-28 bg-canvas lg:w-44" />
          {grades.map((grade, column) => (
            <GradeHead
              key={column}
              grade={grade}
              before={grades[column - 1]}
              merits={merits[column] ?? []}
              inStockDollars={stock[column]?.newFromDollars ?? null}
              stock={stock.some(Boolean) && <StockOfGrade standing={stock[column]} />}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} className="border-b border-line">
            <RowHead label={label} />
            {cells.map((cell, column) => (
              <td
                key={column}
                className={cx(
                  CELL,
                  // Beside the one before it.
                  column > 0 && (cell === cells[column - 1] ? 'text-muted' : 'font-semibold'),
                )}
              >
                {cell ?? '–'}
              </td>
            ))}
          </tr>
        ))}
        {grades.some(({ features }) => features.length > 0) && (
          <tr>
            <RowHead label="Equipment" />
            {grades.map(({ features }, column) => (
              <td key={column} className={CELL}>
                {features.length > 0 ? (
                  <GradeFeatures features={features} label={column === 0 ? 'Includes' : 'Adds'} />
                ) : (
                  '–'
                )}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Grades of a model side by side: what changes from one to the next is strong; nothing without grades (RTE-28). */
export const ModelGrades = ({
  name,
  grades,
  fuelYear = null,
  stockFromDollars = null,
  stock = [],
  plans = null,
}: ModelGradesProps) => {
  const [only] = grades
  const all = rowsOf(grades, fuelYear)
  const notes = (from: number | null) => (
    <GradeNotes grades={grades} rows={all} fuelYear={fuelYear} stockFromDollars={from} />
  )
  if (only && grades.length === 1)
    return (
      <OneGrade name={name} grade={only} rows={all}>
        {notes(stockFromDollars)}
      </OneGrade>
    )
  const same = all.filter((row) => !differs(row))
  const rows = all.filter(differs)
  // Said in its own column where it is known of which grade it is.
  const isTold = stock.some((standing) => standing?.newFromDollars === stockFromDollars)
  return (
    grades.length > 0 && (
      <Section
        title={`${name} grades${grades.some(({ priceDollars }) => priceDollars !== null) ? ' and prices' : ''}`}
        id="grades"
      >
        <div className="group/grades">
          {plans && (
            <>
              <GradeSwitch grades={grades} of={plans.label} />
              <GradePlans {...plans} grades={grades} />
            </>
          )}
          <div className="sm:hidden">
            <GradeList grades={grades} rows={rows} stock={stock} />
          </div>
          <div
            role="region"
            aria-label={`${name} grades`}
            // Scrolls sideways in a narrow window, also by keyboard.
            tabIndex={0}
            // Positioned, so that words for screen readers are cut off with it. The edge fades where more is to come.
            className="relative snap-x snap-proximity scroll-pl-28 overflow-x-auto max-lg:[mask-image:linear-gradient(to_left,transparent,black_3rem)] max-sm:hidden"
          >
            <div className="w-fit min-w-full max-lg:pr-12">
              <GradeTable grades={grades} rows={rows} stock={stock} />
            </div>
          </div>
        </div>
        {same.length > 0 && <InEvery name={name} rows={same} />}
        {notes(isTold ? null : stockFromDollars)}
      </Section>
    )
  )
}
