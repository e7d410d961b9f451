import { OfferCards } from '@/src/components/sections/OfferCards'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { soldOutLast } from '@/src/domain/content/coveredStock'
import type { OffersBlock as Block } from '@/src/payload-types'
import { relationId } from '@/src/domain/relationId'
import type { Site } from '@/tenants/Site'

/** Current offers: those the editor chose, else the latest, those of what is sold out last; nothing while there are none (CON-20, CON-23). */
export const OffersBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const current = await getOffers(site, new Date())
  const chosen = (block.offers ?? []).flatMap((offer) => current.find(({ id }) => id === relationId(offer)) ?? [])
  const stock = await getOffersStock(site, chosen.length > 0 ? chosen : current)
  const offers = (chosen.length > 0 ? chosen : soldOutLast(current, stock)).slice(0, block.limit)
  if (offers.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <OfferCards site={site} offers={offers} stock={stock} />
    </Section>
  )
}
