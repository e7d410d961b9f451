import type { ReactNode } from 'react'
import { Section } from '@/src/components/ui/Section'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { GradeFeatures } from './GradeFeatures'
import type { FactRow } from './gradeRows'

/** A model of one grade: its facts and what it has, without a table of one column. */
export const OneGrade = ({
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
        <GradeFeatures features={grade.features} />
      </div>
    )}
  </Section>
)
