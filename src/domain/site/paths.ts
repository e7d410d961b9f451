import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'

/** The default search path: all car types (RTE-14). */
export const STOCK_PATH = defaultSearchPath

const bare = (href: string): string => href.split(/[?#]/)[0]?.replace(/\/$/, '') ?? ''

/** Whether a menu link leads to the stock, so that its dropdown shows what is there. */
export const isStockLink = (href: string): boolean => bare(href) === bare(STOCK_PATH) || bare(href) === '/search'

/** A phone number as a link: digits and a leading plus only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

interface LocationAddress {
  slug: string
  dealershipSlug: string
}

/** A location's page, in the form the site uses (RTE-35, settings.routes.locationPath). */
export const locationHref = (pattern: string, { slug, dealershipSlug }: LocationAddress): string =>
  pattern.replace('{location-slug}', slug).replace('{slug}', slug).replace('{dealership-slug}', dealershipSlug)
