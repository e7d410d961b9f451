import { Section } from '@/src/components/ui/Section'
import type { ModelRange } from '@/src/domain/content/models/modelRange'

/** The few numbers a model is bought for; nothing without any. */
export const ModelFigures = ({ name, figures }: { name: string; figures: ModelRange['keyFigures'] }) =>
  figures.length > 0 && (
    <Section ground="ink" above="small" below="small" labelledBy="model-figures">
      <h2 id="model-figures" className="sr-only">
        The {name} in numbers
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:flex lg:justify-between">
        {figures.map(({ value, label }, index) => (
          <div key={index} className="flex flex-col-reverse lg:text-center">
            <dt className="mt-1 text-on-ink-muted">{label}</dt>
            <dd className="text-heading font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
