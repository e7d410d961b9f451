import { cardRules } from '@/src/components/cards/CardRules'
import { StockRow } from '@/src/components/page/StockRow'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { getSavedSearch } from '@/src/data/search/getSavedSearch'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { variedRow } from '@/src/domain/search/results/variedRow'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { StockCarouselBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

const SORTS: Record<NonNullable<Block['sort']>, string[]> = {
  newest: ['created_at_timestamp:desc'],
  price: ['price:asc'],
  popular: ['views:desc'],
}

/** So many times a row's length are looked through for vehicles that are not alike. */
const DEPTH = 3

const refinementsOf = ({ carTypes, make, body }: Block) => ({
  status: ['in_stock', 'coming_soon'],
  ...(carTypes?.length ? { car_type: carTypes } : {}),
  ...(make ? { make: [make] } : {}),
  ...(body ? { simple_body: [body] } : {}),
})

const carsOf = async (block: Block, site: Site): Promise<StockCard[]> =>
  block.source === 'search'
    ? (await getSavedSearch(site, block.search ?? '', block.limit)).cars
    : variedRow(
        await getStockRow(site, {
          refinements: refinementsOf(block),
          maxPriceDollars: block.maxPriceDollars ?? null,
          sort: SORTS[block.sort ?? 'newest'],
          limit: block.limit * DEPTH,
        }),
        block.limit,
      )

/** The saved search itself, so that 'see all' shows what the row begins; else the editor's own link. */
const buttonOf = ({ source, search, button }: Block): Block['button'] => {
  const saved = source === 'search' ? savedSearchPath(search) : null
  return saved ? { label: button?.label, href: [saved.path, saved.query].filter(Boolean).join('?') } : button
}

/** Live stock in the layout an editor chose; nothing while no car fits. */
export const StockCarouselBlock = async ({ block, site }: { block: Block; site: Site }) => (
  <StockRow
    {...sectionProps({ ...block, button: buttonOf(block) })}
    cars={await carsOf(block, site)}
    rules={cardRules(site.settings, new Date())}
    layout={block.layout}
  />
)
