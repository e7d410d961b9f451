import { tagsFor } from '@/src/domain/cache/tags'
import { isWithin } from '@/src/domain/content/isWithin'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { arrangePromoCards } from '@/src/domain/search/promo/arrangePromoCards'
import type { PromoCard } from '@/src/domain/search/promo/PromoCard'
import type { PromoCard as PromoCardRow } from '@/src/payload-types'
import type { Settings } from '@/tenants/settings/buildSettings'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

type PromoSite = Pick<Site, 'id' | 'slug' | 'settings'>
type StandingCard = Settings['promo']['cards'][number]

/** Words of the 'We want your car' card where a dealership gave none (SRP-16). */
const SELL_WORDS = {
  heading: 'We want your car',
  text: 'Any make. Tell us about it and we make you an offer.',
  label: 'Value my car',
}

const isSellHeading = (heading: string): boolean => heading.trim().toLowerCase() === SELL_WORDS.heading.toLowerCase()

const buttonOf = (label: string | null | undefined, href: string | null | undefined): PromoCard['button'] =>
  label && href ? { label, href } : null

/** A card of the admin's list, its picture populated. */
export const promoCardOf = ({ id, node, ...row }: PromoCardRow, sellPath: string): PromoCard => {
  const sells = node.style === 'we-want-your-car'
  const label = node.button?.label || (sells ? SELL_WORDS.label : null)
  return {
    id,
    look: node.style === 'we-want-your-car' ? 'sell' : node.style,
    heading: node.heading || (sells ? SELL_WORDS.heading : ''),
    text: node.text || (sells ? SELL_WORDS.text : null),
    image: pictureOf(node.image),
    button: buttonOf(label, node.button?.href || (sells ? sellPath : null)),
    position: row.position ?? null,
    display: row.display ?? [],
    strictDisplay: row.strictDisplay ?? false,
    start: row.start ?? null,
    expiry: row.expiry ?? null,
  }
}

/** A card of the settings. */
const fromSetting = ({ heading, buttonLabel, href, imageUrl, text, ...card }: StandingCard): PromoCard => ({
  ...card,
  id: `standing ${heading}`,
  look: isSellHeading(heading) ? 'sell' : imageUrl ? 'picture' : 'brand',
  heading,
  text: text ?? null,
  image: pictureOf({ url: imageUrl }),
  button: { label: buttonLabel, href },
})

const readRows = (tenantId: string, sellPath: string): Promise<PromoCard[]> =>
  cachedRead(
    ['promo-cards', tenantId, sellPath],
    [tagsFor.content(tenantId, 'promo-cards'), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'promo-cards',
        ...publicRead,
        depth: 1,
        limit: 50,
        sort: ['position', 'createdAt'],
        populate: populated,
        where: published(tenantId),
      })
      return docs.map((row) => promoCardOf(row, sellPath)).filter(({ heading }) => heading !== '')
    },
  )

/** Whether a card of the list takes a standing one's place: of the same heading at any time, or that asks for the shopper's car now. */
const replaces = (listed: PromoCard, standing: PromoCard, now: Date): boolean =>
  listed.heading.trim().toLowerCase() === standing.heading.trim().toLowerCase() ||
  (listed.look === 'sell' && standing.look === 'sell' && isWithin(listed, now))

/**
 * A site's promo cards that run now, in their order: those of the admin's list and the standing ones of its settings
 * (SRP-15..20).
 */
export const getPromoCards = async (
  { id, slug, settings }: PromoSite,
  path: string,
  now: Date,
): Promise<PromoCard[]> => {
  const { cards, shuffle, randomOffset } = settings.promo
  const listed = await readRows(id, settings.routes.sellPath)
  const standing = cards.map(fromSetting).filter((card) => !listed.some((one) => replaces(one, card, now)))
  const seed = `${slug} ${path} ${now.toISOString().slice(0, 10)}`
  return arrangePromoCards([...standing, ...listed], { now, shuffle, randomOffset, seed })
}
