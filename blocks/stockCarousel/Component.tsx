import { cardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Carousel } from '@/src/components/ui/Carousel'
import { Section } from '@/src/components/ui/Section'
import { getSavedSearch } from '@/src/data/getSavedSearch'
import { getStockRow } from '@/src/data/getStockRow'
import { savedSearchPath } from '@/src/domain/content/savedSearchPath'
import type { StockDocument } from '@/src/domain/search/StockDocument'
import type { StockCarouselBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

const SORTS: Record<NonNullable<Block['sort']>, string[]> = {
  newest: ['created_at_timestamp:desc'],
  price: ['price:asc'],
  popular: ['views:desc'],
}

const refinementsOf = ({ carTypes, make, body }: Block) => ({
  status: ['in_stock', 'coming_soon'],
  ...(carTypes?.length ? { car_type: carTypes } : {}),
  ...(make ? { make: [make] } : {}),
  ...(body ? { simple_body: [body] } : {}),
})

const carsOf = (block: Block, site: Site): Promise<StockDocument[]> =>
  block.source === 'search'
    ? getSavedSearch(site, block.search ?? '', block.limit)
    : getStockRow(site, {
        refinements: refinementsOf(block),
        maxPriceDollars: block.maxPriceDollars ?? null,
        sort: SORTS[block.sort ?? 'newest'],
        limit: block.limit,
      })

/** The saved search itself, so that 'see all' shows what the row begins; else the editor's own link. */
const buttonOf = ({ source, search, button }: Block): Block['button'] => {
  const saved = source === 'search' ? savedSearchPath(search) : null
  return saved ? { label: button?.label, href: [saved.path, saved.query].filter(Boolean).join('?') } : button
}

/** A row of live stock; nothing while no car fits. */
export const StockCarouselBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const cars = await carsOf(block, site)
  if (cars.length === 0) return null
  const rules = cardRules(site.settings, new Date())
  return (
    <Section {...sectionProps({ ...block, button: buttonOf(block) })}>
      <Carousel label={block.heading ?? 'Vehicles'}>
        {cars.map((car) => (
          <VehicleCard
            key={car.id}
            car={car}
            rules={rules}
            sizes="(min-width: 1280px) 20rem, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 86vw"
          />
        ))}
      </Carousel>
    </Section>
  )
}
