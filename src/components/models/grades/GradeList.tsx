import { Unbroken } from '@/src/components/ui/Unbroken'
import { gradeMerits } from '@/src/domain/content/models/gradeMerits'
import type { GradeStock } from '@/src/domain/content/models/gradeStock'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { GradePrice } from './GradeHead'
import type { FactRow } from './gradeRows'
import { StockOfGrade } from './StockOfGrade'

interface GradeListProps {
  grades: ModelGrade[]
  /** In which they differ. */
  rows: FactRow[]
  /** What is listed of each; empty: not known. */
  stock: GradeStock[]
}

const NAMES = new Intl.ListFormat('en-AU')

const factsOf = (rows: FactRow[], index: number) =>
  rows.flatMap(({ label, cells }) => {
    const value = cells[index]
    return value ? [{ label, value }] : []
  })

/** Grades one under the other, for a phone: each with its price, what it differs from others in, and what it adds (RTE-28). */
export const GradeList = ({ grades, rows, stock }: GradeListProps) => {
  const merits = gradeMerits(grades)
  return (
    <ol className="divide-y divide-line border-y-2 border-fg">
      {grades.map((grade, index) => (
        <li key={index} className="py-5">
          <h3 className="text-subheading">
            <Unbroken text={grade.name} />
          </h3>
          <p>
            <GradePrice
              grade={grade}
              before={grades[index - 1]}
              merits={merits[index] ?? []}
              inStockDollars={stock[index]?.newFromDollars ?? null}
            />
          </p>
          {stock.length > 0 && (
            <p className="mt-1">
              <StockOfGrade standing={stock[index]} />
            </p>
          )}
          <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2 empty:hidden">
            {factsOf(rows, index).map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {grade.features.length > 0 && (
            <p className="mt-3 text-[0.9375rem]">
              <span className="font-semibold">{index === 0 ? 'Includes' : 'Adds'}</span> {NAMES.format(grade.features)}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
