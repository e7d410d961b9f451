import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { overline, type Said } from '@/src/domain/content/models/page/overline'
import { type Availability, modelAvailability } from '@/src/domain/content/models/page/modelAvailability'
import { type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'

export interface ModelListProps {
  models: ModelTile[]
  counts: Pick<StockCounts, 'models'>
  /** Of one, such as when it is not shown. */
  classOf: (model: ModelTile) => string
  /** By the heading above them. */
  said?: Said
}

export interface ModelItemProps {
  model: ModelTile
  standing: Standing
  /** The line above or below its name; '' of nothing. */
  line: string
}

/** '3 in stock'; 'To order' with what used ones are here. */
export type Standing = Pick<Availability, 'short' | 'also'>

/** What can be had of a model now, by the rule of its own page. */
export const standingOf = (counts: ModelListProps['counts'], model: ModelTile): Standing =>
  modelAvailability(stockOfModel(counts, model))

/** The same in words; used ones are small beside it. */
export const StandingWords = ({ short, also }: Standing) => (
  <>
    {short}
    {also && <span className="whitespace-nowrap text-sm font-normal opacity-80"> · also {also}</span>}
  </>
)

/** The range, each model as `Item` draws it. */
export const ModelList = ({
  models,
  counts,
  classOf,
  said,
  className,
  Item,
  bodiesOnly = false,
}: ModelListProps & {
  className: string
  Item: ComponentType<ModelItemProps>
  /** The line of each is its bodies, without its brand. */
  bodiesOnly?: boolean
}) => (
  <ul className={className}>
    {models.map((model) => (
      <li key={model.id} className={classOf(model)}>
        <Item
          model={model}
          standing={standingOf(counts, model)}
          line={overline(bodiesOnly ? { bodies: model.bodies, brand: null } : model, said)}
        />
      </li>
    ))}
  </ul>
)

/** What a model's tile, row or stage is pressed for (CON-17). */
export const Discover = ({ className }: { className: string }) => (
  <span className={cx('items-center gap-1.5', className)}>
    Discover
    <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
  </span>
)
