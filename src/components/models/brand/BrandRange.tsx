import { type ModelTile } from '@/src/domain/content/models/modelTile'
import type { Said } from '@/src/domain/content/models/page/overline'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { Theme } from '@/tenants/Site'
import { ModelRows } from '../list/ModelRows'
import { ModelStages } from '../list/ModelStages'
import { ModelTiles } from '../ModelTiles'

interface BrandRangeProps {
  models: ModelTile[]
  counts: Pick<StockCounts, 'models'>
  /** What the heading above it says. */
  said: Said
  layout: Theme['modelLayout']
  /** Small tiles: the site's models have a page that shows them large. */
  compact?: boolean
}

/** On a phone more stages than these would be most of the page: they are swiped. */
const FEW = 6

const none = (): string => ''

/** A brand's range as the site's model pages tell it (theme.modelLayout): stages, rows of figures, or tiles with room; small tiles where asked. */
export const BrandRange = ({ models, counts, said, layout, compact = false }: BrandRangeProps) => {
  if (layout === 'figures') return <ModelRows models={models} counts={counts} classOf={none} said={said} />
  if (compact) return <ModelTiles models={models} counts={counts} said={said} />
  if (layout !== 'stage' && models.length > 2)
    return <ModelTiles models={models} counts={counts} columns="threes" said={said} />
  return (
    <div className={models.length > FEW ? 'phone-row-of' : undefined}>
      <ModelStages models={models} counts={counts} classOf={none} said={said} />
    </div>
  )
}
