import { Check } from 'lucide-react'
import { Section } from '@/src/components/ui/Section'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

const facts = [
  ['Engine', 'engine'],
  ['Transmission', 'transmission'],
  ['Drive', 'drive'],
  ['Fuel use or range', 'economy'],
  ['Seats', 'seats'],
  ['Braked towing', 'towing'],
] as const satisfies [string, keyof ModelGrade][]

const GradeHead = ({ name, priceDollars }: ModelGrade) => (
  <th scope="col" className="p-4 text-left align-bottom font-normal lg:px-6">
    <span className="block text-subheading font-semibold">{name}</span>
    {priceDollars !== null && (
      <span className="mt-1 block">
        <span className="text-lead font-semibold">{formatDollars(priceDollars)}</span>{' '}
        <span className="whitespace-nowrap text-muted">drive away</span>
      </span>
    )}
  </th>
)

const RowHead = ({ label }: { label: string }) => (
  <th scope="row" className="sticky left-0 z-1 bg-canvas p-4 pl-0 text-left align-top text-[0.9375rem] font-semibold">
    {label}
  </th>
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

/** Rows of what its kind is compared by, each once, then those of every vehicle; only rows that a grade has. */
const rowsOf = (grades: ModelGrade[]): { label: string; cells: (string | null)[] }[] => {
  const own = [...new Set(grades.flatMap((grade) => grade.facts.map(({ label }) => label)))]
  return [
    ...own.map((label) => ({
      label,
      cells: grades.map((grade) => grade.facts.find((fact) => fact.label === label)?.value ?? null),
    })),
    ...facts.map(([label, key]) => ({ label, cells: grades.map((grade) => grade[key]) })),
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** Grades of a model side by side, with the rows any of them has; nothing without grades (RTE-28). */
export const ModelGrades = ({ name, grades }: { name: string; grades: ModelGrade[] }) => {
  const rows = rowsOf(grades)
  return (
    grades.length > 0 && (
      <Section title={grades.length > 1 ? `${name} grades side by side` : `The ${name} in detail`} id="grades">
        {grades.length > 1 && (
          <p className="mb-3 text-sm text-muted sm:hidden">Swipe to see all {grades.length} grades</p>
        )}
        <div
          role="region"
          aria-label={`${name} grades`}
          // Scrolls sideways on a phone, also by keyboard.
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="w-full table-fixed border-collapse" style={{ minWidth: `${7 + grades.length * 11}rem` }}>
            <thead>
              <tr className="border-b-2 border-fg">
                <td className="sticky left-0 z-1 w-28 bg-canvas lg:w-44" />
                {grades.map((grade, column) => (
                  <GradeHead key={column} {...grade} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label} className="border-b border-line">
                  <RowHead label={label} />
                  {cells.map((cell, column) => (
                    <td key={column} className="p-4 align-top lg:px-6">
                      {cell ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
              {grades.some(({ features }) => features.length > 0) && (
                <tr>
                  <RowHead label="Adds" />
                  {grades.map((grade, column) => (
                    <td key={column} className="p-4 align-top lg:px-6">
                      {grade.features.length > 0 ? <Features features={grade.features} /> : '–'}
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </Section>
    )
  )
}
