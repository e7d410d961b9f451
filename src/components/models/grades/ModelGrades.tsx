import { Check } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { Section } from '@/src/components/ui/Section'
import { cx } from '@/src/components/ui/cx'
import { gradeMerits } from '@/src/domain/content/models/gradeMerits'
import type { GradeStock } from '@/src/domain/content/models/gradeStock'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import type { FuelYear } from '@/src/domain/finance/fuel/fuelYear'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { CELL, GradeHead } from './GradeHead'
import { GradeNotes } from './GradeNotes'
import { GradePlans } from './GradePlans'
import { differs, type FactRow, rowsOf } from './gradeRows'
import { RowHead } from './RowHead'

/** What is listed of each grade, each a way to it. */
const StockOfGrades = ({ stock }: { stock: GradeStock[] }) => (
  <tr className="border-t border-line">
    <RowHead label="To see" />
    {stock.map((standing, column) => (
      <td key={column} className={CELL}>
        {standing ? (
          <Link
            prefetch={false}
            href={standing.href}
            rel="nofollow"
            className="inline-flex min-h-6 items-center font-semibold text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
          >
            {standing.words}
          </Link>
        ) : (
          '–'
        )}
      </td>
    ))}
  </tr>
)

const Features = ({ features }: { features: string[] }) => (
  <ul className="grid gap-2">
    {features.map((feature, index) => (
      <li key={index} className="flex gap-2">
        <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
        {feature}
      </li>
    ))}
  </ul>
)

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

/** A model of one grade: its facts and what it has, without a table of one column. */
const OneGrade = ({
  name,
  grade,
  rows,
  children,
}: {
  name: string
  grade: ModelGrade
  rows: FactRow[]
  children: ReactNode
}) => (
  <Section title={`The ${name} in detail`} id="grades">
    <p className="text-lead">
      <span className="font-semibold">{grade.name}</span>
      {grade.priceDollars !== null && (
        <>
          {' '}
          from <span className="font-semibold tabular">{formatDollars(grade.priceDollars)}</span> drive away
        </>
      )}
    </p>
    <dl className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(({ label, cells: [value] }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    {children}
    {grade.features.length > 0 && (
      <div className="mt-8">
        <Features features={grade.features} />
      </div>
    )}
  </Section>
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
  plans?: ComponentProps<typeof GradePlans> | null
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
  const notes = <GradeNotes grades={grades} rows={all} fuelYear={fuelYear} stockFromDollars={stockFromDollars} />
  if (only && grades.length === 1)
    return (
      <OneGrade name={name} grade={only} rows={all}>
        {notes}
      </OneGrade>
    )
  const rows = all.filter(differs)
  const same = all.filter((row) => !differs(row))
  const merits = gradeMerits(grades)
  return (
    grades.length > 0 && (
      <Section title={`${name} grades side by side`} id="grades">
        <div
          role="region"
          aria-label={`${name} grades`}
          // Scrolls sideways on a phone, also by keyboard.
          tabIndex={0}
          // Positioned, so that words for screen readers are cut off with it. The edge fades where more is to come: the
          // table ends with as much empty room.
          className="relative snap-x snap-proximity scroll-pl-28 overflow-x-auto max-sm:-mr-gutter max-sm:[mask-image:linear-gradient(to_left,transparent,black_4rem)]"
        >
          <div className={'w-fit min-w-full max-sm:pr-16'}>
            <table className="w-full table-fixed border-collapse" style={{ minWidth: `${7 + grades.length * 11}rem` }}>
              <thead>
                <tr className="border-b-2 border-fg">
                  <td className="sticky left-0 z-1 w-28 bg-canvas lg:w-44" />
                  {grades.map((grade, column) => (
                    <GradeHead key={column} grade={grade} before={grades[column - 1]} merits={merits[column] ?? []} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {plans && <GradePlans {...plans} />}
                {rows.map(({ label, cells }) => (
                  <tr key={label} className="border-b border-line">
                    <RowHead label={label} />
                    {cells.map((cell, column) => (
                      <td
                        key={column}
                        className={cx(
                          CELL,
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
                    <RowHead label="Adds" />
                    {grades.map((grade, column) => (
                      <td key={column} className={CELL}>
                        {grade.features.length > 0 ? <Features features={grade.features} /> : '–'}
                      </td>
                    ))}
                  </tr>
                )}
                {stock.some(Boolean) && <StockOfGrades stock={stock} />}
              </tbody>
            </table>
          </div>
        </div>
        {same.length > 0 && <InEvery name={name} rows={same} />}
        {notes}
      </Section>
    )
  )
}
