import { type ModelTile } from '@/src/domain/content/models/modelTile'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { Theme } from '@/tenants/Site'
import { ModelRows } from '../list/ModelRows'
import { ModelStages } from '../list/ModelStages'
import { ModelTiles } from '../ModelTiles'

interface BrandRangeProps {
  models: ModelTile[]
  counts: Pick<StockCounts, 'models'>
  layout: Theme['modelLayout']
  /** Small tiles: the site's models have a page that shows them large. */
  compact?: boolean
}

/** On a phone more stages than these would be most of the page: they are swiped. */
const FEW = 6

const none = (): string => ''

/** A brand's range as the site's model pages tell it (theme.modelLayout): stages, rows of figures, or tiles with room; small tiles where asked. */
export const BrandRange = ({ models, counts, layout, compact = false }: BrandRangeProps) => {
  if (layout === 'figures') return <ModelRows models={models} counts={counts} classOf={none} />
  if (compact) return <ModelTiles models={models} counts={counts} />
  if (layout !== 'stage' && models.length > 2)
    return <ModelTiles models={models} counts={counts} columns={models.length === 4 ? 2 : 3} />
  return (
    <div className={models.length > FEW ? 'phone-row-of' : undefined}>
      <ModelStages models={models} counts={counts} classOf={none} />
    </div>
  )
}
