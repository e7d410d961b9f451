import { Section } from '@/src/components/ui/Section'
import type { ModelFact } from '@/src/domain/content/models/modelFacts'

interface StockFiguresProps {
  name: string
  figures: ModelFact[]
  /** The page opens on a dark ground, which the figures' own would continue. */
  afterDark: boolean
}

/** What the vehicles of a model have alike, or between what it lies; nothing without any. */
export const StockFigures = ({ name, figures, afterDark }: StockFiguresProps) =>
  figures.length > 0 && (
    <Section ground={afterDark ? 'surface' : 'ink'} above="small" below="small" labelledBy="model-figures">
      <h2 id="model-figures" className="sr-only">
        {name} in numbers
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-2 border-accent pl-4 lg:pl-5">
            <dt className="mt-1 text-muted">{label}</dt>
            <dd className="text-subheading font-semibold leading-snug tabular text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
