import { OfferCards } from '@/src/components/sections/OfferCards'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { soldOutLast } from '@/src/domain/content/coveredStock'
import type { OffersBlock as Block } from '@/src/payload-types'
import { relationId } from '@/src/domain/relationId'
import type { Site } from '@/tenants/Site'

/** Of the latest, so many times as many as are shown are looked at for what is sold out. */
const LOOKED_AT = 2

/** Current offers: those the editor chose, else the latest, those of what is sold out last; nothing while there are none (CON-20, CON-23). */
export const OffersBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const current = await getOffers(site, new Date())
  const chosen = (block.offers ?? []).flatMap((offer) => current.find(({ id }) => id === relationId(offer)) ?? [])
  const isChosen = chosen.length > 0
  const candidates = isChosen ? chosen.slice(0, block.limit) : current.slice(0, LOOKED_AT * block.limit)
  if (candidates.length === 0) return null
  const stock = await getOffersStock(site, candidates)
  const offers = isChosen ? candidates : soldOutLast(candidates, stock).slice(0, block.limit)
  return (
    <Section {...sectionProps(block)}>
      <OfferCards site={site} offers={offers} stock={stock} look={block.layout} />
    </Section>
  )
}
