import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { modelAvailability } from '@/src/domain/content/models/page/modelAvailability'
import { type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'

export interface ModelListProps {
  models: ModelTile[]
  counts: Pick<StockCounts, 'models'>
  /** Of one, such as when it is not shown. */
  classOf: (model: ModelTile) => string
}

export interface ModelItemProps {
  model: ModelTile
  /** '1 new, 2 used in stock', 'To order'. */
  standing: string
}

/** What can be had of a model now, in the words of its own page. */
export const standingOf = (counts: ModelListProps['counts'], model: ModelTile): string =>
  modelAvailability(stockOfModel(counts, model)).words

/** The range, each model as `Item` draws it. */
export const ModelList = ({
  models,
  counts,
  classOf,
  className,
  Item,
}: ModelListProps & { className: string; Item: ComponentType<ModelItemProps> }) => (
  <ul className={className}>
    {models.map((model) => (
      <li key={model.id} className={classOf(model)}>
        <Item model={model} standing={standingOf(counts, model)} />
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
