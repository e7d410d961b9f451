import type { Page, User } from '@/src/payload-types'
import type { PromoCard } from '@/src/domain/search/promo/PromoCard'
import { relationId } from '@/src/domain/relationId'
import type { Site } from '@/tenants/Site'
import { blogArticle, type BlogArticle } from '../content/getBlogs'
import { brandEntry, type BrandEntry } from '../content/getBrands'
import { modelContent, type ModelContent } from '../content/getModel'
import { offerContent, type OfferContent } from '../content/getOffer'
import { promoCardOf } from '../content/getPromoCards'
import { payloadClient } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import type { PreviewClaims, Previewed } from './previewToken'

/** A draft as its page would show it if it were published now. */
export type Draft =
  | { kind: 'pages'; page: Page }
  | { kind: 'offers'; offer: OfferContent }
  | { kind: 'blogs'; article: BlogArticle }
  | { kind: 'models'; model: ModelContent }
  | { kind: 'brands'; brand: BrandEntry }
  | { kind: 'promo-cards'; card: PromoCard }

interface Ask {
  id: string
  user: User & { collection: 'users' }
  site: Site
}

/** A field that is required once it is published may still be empty. */
const orUntitled = (text: string | null | undefined): string => text || 'No title yet'

/** The latest draft, with the rights of the person who made the link, if it is this dealership's. */
const latest = ({ id, user }: Ask) =>
  ({ id, user, draft: true, depth: 1, disableErrors: true, overrideAccess: false, populate: populated }) as const

const readers: Record<Previewed, (ask: Ask) => Promise<{ tenant: unknown; draft: Draft } | null>> = {
  pages: async (ask) => {
    const row = await (await payloadClient()).findByID({ collection: 'pages', ...latest(ask) })
    return row && { tenant: row.tenant, draft: { kind: 'pages', page: { ...row, title: orUntitled(row.title) } } }
  },
  offers: async (ask) => {
    const row = await (await payloadClient()).findByID({ collection: 'offers', ...latest(ask) })
    const offer = row && offerContent({ ...row, name: orUntitled(row.name) })
    return offer && { tenant: row.tenant, draft: { kind: 'offers', offer } }
  },
  blogs: async (ask) => {
    const row = await (await payloadClient()).findByID({ collection: 'blogs', ...latest(ask) })
    const article = row && blogArticle({ ...row, heading: orUntitled(row.heading) })
    return article && { tenant: row.tenant, draft: { kind: 'blogs', article } }
  },
  models: async (ask) => {
    const row = await (await payloadClient()).findByID({ collection: 'models', ...latest(ask) })
    const model = row && modelContent({ ...row, name: orUntitled(row.name), slug: row.slug ?? '' })
    return model && { tenant: row.tenant, draft: { kind: 'models', model } }
  },
  brands: async (ask) => {
    const row = await (await payloadClient()).findByID({ collection: 'brands', ...latest(ask) })
    const brand = row && brandEntry({ ...row, title: orUntitled(row.title) })
    return brand && { tenant: row.tenant, draft: { kind: 'brands', brand } }
  },
  'promo-cards': async (ask) => {
    const row = await (await payloadClient()).findByID({ collection: 'promo-cards', ...latest(ask) })
    if (!row) return null
    const card = promoCardOf(row, ask.site.settings.routes.sellPath)
    return { tenant: row.tenant, draft: { kind: 'promo-cards', card: { ...card, heading: orUntitled(card.heading) } } }
  },
}

const readUser = async (id: string): Promise<Ask['user'] | null> => {
  const payload = await payloadClient()
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user && { ...user, collection: 'users' }
}

/**
 * The draft of a preview link, read with the current rights of the user who made it, so that lost rights apply at once
 * (CMS-01, TEN-15). Never cached. Null when it is deleted, of another dealership, or not readable for the user.
 */
export const readDraft = async ({ tenant, collection, id, user }: PreviewClaims, site: Site): Promise<Draft | null> => {
  const maker = tenant === site.id ? await readUser(user) : null
  const found = maker && (await readers[collection]({ id, user: maker, site }))
  return found && relationId(found.tenant) === site.id ? found.draft : null
}
