import { tagsFor } from '@/src/domain/cache/tags'
import { wordedPaths } from '@/src/domain/content/fixedPaths'
import { mustSignIn } from '@/src/domain/shopper/signIn/mustSignIn'
import { siteGateSettings } from '@/tenants/gateSettings'
import { pagePath } from '@/src/domain/content/pagePath'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { financePath } from '@/src/domain/finance/financePath'
import { isSearchWordsSlug, searchWordsSlug } from '@/src/domain/search/url/searchWordsSlug'
import { locationHref } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'
import type { Site } from '@/tenants/Site'
import { brandDealers } from '../directories/brandDealers'
import { cachedRead } from '../reads/cachedRead'
import { getBrands } from '../content/getBrands'
import { getDealerships } from '../directories/getDealerships'
import { hasModels } from '../content/getModels'
import { getShownRange } from '../content/getRange'
import { getOffers } from '../content/getOffers'
import { getReviews } from '../content/getReviews'
import { getStockCounts } from '../search/getStockCounts'
import { searchLookups } from '../search/searchLookups'
import { type PublishedRow, publishedRows } from './publishedRows'
import { only, page, type SitePage } from './SitePage'
import { stockModelPages } from './stockModelPages'

type Rows = Map<string, PublishedRow>

/** Dealerships with stock, each with its search page (RTE-23). */
const stockedDealerships = (site: Site) =>
  cachedRead(['sitemap-sellers', site.id], site.memberIds.map(tagsFor.stock), async () => {
    const { dealerships } = await searchLookups(site)
    return dealerships
  })

/** The one landing page of two conditions (RTE-18). */
const NEW_AND_DEMO = '/search/new-and-demo-cars'

/** Landing pages of the stock search that have stock, and the directories. */
const stockPages = async (site: Site, hidden: ReadonlySet<string>): Promise<SitePage[]> => {
  const [counts, dealerships, sellers] = await Promise.all([
    getStockCounts(site),
    getDealerships(site),
    stockedDealerships(site),
  ])
  const models = Object.values(counts.models).flat()
  const newish = counts.conditions.some(({ slug, total }) => (slug === 'new' || slug === 'demo') && total > 0)
  const listed = [...counts.conditions, ...counts.bodies, ...counts.makes, ...models]
    .filter(({ total, href }) => total > 0 && !hidden.has(searchWordsSlug(href)))
    .map(({ href, label }) => page('stock', href, label))
  return [
    ...listed,
    ...only(newish && !hidden.has(searchWordsSlug(NEW_AND_DEMO)), page('stock', NEW_AND_DEMO, 'New and demo cars')),
    ...sellers.map(({ slug, value }) => page('stock', `/search/${slug}`, value)),
    ...only(counts.total > 0, page('stock', '/directory/makes', 'Makes and models')),
    ...only(dealerships.length > 0, page('stock', '/directory/dealerships', 'Dealerships and their stock')),
    page('stock', '/budget-search', 'Budget search'),
  ]
}

const modelPages = async (site: Site, rows: Rows): Promise<SitePage[]> => {
  const models = await getShownRange(site)
  const bodies = new Map(models.flatMap(({ bodies: names }) => names.map((name) => [slugify(name), name] as const)))
  const own = models.flatMap((model): SitePage[] => {
    const row = rows.get(model.id)
    // A tile that leads elsewhere leads to a page that is listed by itself, or to another website.
    return row?.listed && model.href === `/${row.slug}` ? [page('models', model.href, model.name, row.changedAt)] : []
  })
  return [
    ...only(await hasModels(site), page('models', '/models', 'All models')),
    ...[...bodies].map(([slug, name]) => page('models', `/models/${slug}`, `${name} models`)),
    ...own,
    ...(models.length > 0 ? [] : await stockModelPages(site)),
  ]
}

const brandPages = async (site: Site, rows: Rows): Promise<SitePage[]> => {
  const [brands, dealers] = await Promise.all([getBrands(site.id), brandDealers(site)])
  const named = dealers.filter((dealer) => dealer.named)
  return [
    // With one brand that is the brand's own page.
    ...only(brands.length > 1, page('models', '/brands', 'Brands')),
    ...brands.flatMap(({ id, slug, title }) => {
      const row = rows.get(id)
      return row?.listed
        ? [
            page('models', `/brands/${slug}`, title, row.changedAt),
            page('models', `/${slug}/overview`, `${title} overview`, row.changedAt),
          ]
        : []
    }),
    page('places', '/dealerships', 'Our dealerships'),
    ...named.map(({ brand }) => page('places', `/dealerships/${brand.slug}`, `${brand.title} dealerships`)),
  ]
}

const offerPages = async (site: Site, rows: Rows): Promise<SitePage[]> => {
  const offers = await getOffers(site, new Date())
  const brands = new Set(offers.flatMap(({ brandSlug }) => brandSlug ?? []))
  const titles = new Map((await getBrands(site.id)).map(({ slug, title }) => [slug, title]))
  return only(
    offers.length > 0,
    page('offers', '/special-offers', 'Special offers'),
    ...[...brands].flatMap((slug) => {
      const title = titles.get(slug)
      return title ? [page('offers', `/offers/${slug}`, `${title} offers`)] : []
    }),
    ...offers.flatMap(({ id, href, name }) => {
      const row = rows.get(id)
      return row?.listed ? [page('offers', href, name, row.changedAt)] : []
    }),
  )
}

/** The places of each of a group's dealerships have a page together, unless a place has its address (RTE-35). */
const dealershipPlaces = async (site: Site): Promise<SitePage[]> =>
  (site.isGroup ? await getDealerships(site) : [])
    .filter(({ id, slug }) => {
      const own = site.locations.filter(({ tenantId }) => id === site.id || tenantId === id)
      return own.length > 0 && site.locations.every((place) => place.slug !== slug)
    })
    .map(({ slug, name }) => page('places', `/locations/${slug}`, `${name} locations`))

const placePages = async (site: Site): Promise<SitePage[]> => [
  page('places', '/dealer-locator', 'Locations and opening hours'),
  ...(await dealershipPlaces(site)),
  ...site.locations.map(({ slug, name }) =>
    page('places', locationHref(site.settings.routes.locationPath, { slug, dealershipSlug: slug }), name),
  ),
]

const servicePages = async (site: Site): Promise<SitePage[]> => {
  const { features, reviews, routes } = site.settings
  const summary = await getReviews(site)
  return [
    page('services', '/service', 'Service'),
    page('services', '/vehicle-parts-and-accessories', 'Parts and accessories'),
    page('services', '/parts/search', 'Parts search'),
    page('services', '/book-test-drive', 'Book a test drive'),
    page('services', routes.sellPath, 'Sell your car'),
    ...only(features.finance, page('services', financePath(site), 'Finance')),
    ...only(summary !== null && showsReviews(reviews, summary.average), page('about', '/reviews', 'Reviews')),
    page('about', '/contact-us', 'Contact us'),
    page('about', '/sitemap', 'Sitemap'),
  ]
}

const newsPages = (posts: PublishedRow[]): SitePage[] =>
  only(
    posts.length > 0,
    page('news', '/blogs', 'Latest News'),
    ...posts
      .filter(({ listed }) => listed)
      .map(({ slug, title, changedAt }) => page('news', `/blogs/${slug}`, title, changedAt)),
  )

/**
 * Every page of a site but its cars, each once, under its canonical address (SEO-01): what may be indexed, has something to
 * show, and needs no sign-in (WAT-14). Pages that hold the words of search pages (`search-…`) and of fixed routes have no address of their own.
 */
export const sitePages = async (site: Site): Promise<SitePage[]> => {
  const [pages, blogs, models, brands, offers] = await Promise.all([
    publishedRows(site.id, 'pages'),
    publishedRows(site.id, 'blogs'),
    publishedRows(site.id, 'models'),
    publishedRows(site.id, 'brands'),
    publishedRows(site.id, 'offers'),
  ])
  const byId = (rows: PublishedRow[]): Rows => new Map(rows.map((row) => [row.id, row]))
  const hidden = new Set(pages.flatMap(({ slug, listed }) => (listed ? [] : [slug])))
  const own = pages.filter(
    ({ slug, listed }) => listed && slug !== 'home' && !isSearchWordsSlug(slug) && !wordedPaths.has(slug),
  )
  const found = [
    page('about', '/', 'Home', pages.find(({ slug }) => slug === 'home')?.changedAt ?? null),
    ...(await stockPages(site, hidden)),
    ...(await modelPages(site, byId(models))),
    ...(await brandPages(site, byId(brands))),
    ...(await offerPages(site, byId(offers))),
    ...(await placePages(site)),
    ...(await servicePages(site)),
    ...newsPages(blogs),
    ...own.map(({ slug, title, changedAt }) => page('about', pagePath(slug), title, changedAt)),
  ]
  const rules = siteGateSettings(site)
  const open = found.filter(({ path }) => mustSignIn(path, '', rules) === null)
  return [...new Map(open.toReversed().map((one) => [one.path, one])).values()].toReversed()
}
