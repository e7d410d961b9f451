import { FigureValue } from './FigureValue'
import { Section } from '@/src/components/ui/Section'
import type { ModelRange } from '@/src/domain/content/models/modelRange'

interface ModelFiguresProps {
  name: string
  figures: ModelRange['keyFigures']
  /** The page opens on a dark ground, which the figures' own would continue. */
  afterDark: boolean
}

/** The few numbers a model is bought for; nothing without any. */
export const ModelFigures = ({ name, figures, afterDark }: ModelFiguresProps) =>
  figures.length > 0 && (
    <Section ground={afterDark ? 'surface' : 'ink'} above="small" below="small" labelledBy="model-figures">
      <h2 id="model-figures" className="sr-only">
        The {name} in numbers
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ value, label }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end border-l-2 border-accent pl-4 lg:pl-6">
            <dt className="mt-1 text-muted">{label}</dt>
            <dd className="text-title font-semibold tabular max-sm:text-heading">
              <FigureValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
