import config from '@payload-config'
import { getPayload, type Where } from 'payload'
import { buildStockDocument } from '@/src/domain/search/index/buildStockDocument'
import type { SearchLookups, SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { stockCardSchema, type StockCard } from '@/src/domain/search/index/StockDocument'
import type { StockCar, StockPlace } from '@/src/domain/search/results/StockSource'
import { slugify } from '@/src/domain/site/slugify'
import { shownPhotos } from '@/src/domain/stock/photos/shownPhotos'
import type { Tenant } from '@/src/payload-types'
import { settingOf, wasPriceMinDays } from '@/tenants/resolveSettings'
import type { StockSite } from './stockFilter'
import { storedPicture } from '../cars/toCar'

/** Facets the plain list can still narrow by: columns of the cars table. */
const columns = ['car_type', 'make', 'model', 'simple_body', 'item_type'] as const

/** Most cars the fallback reads to find a site's makes. */
const LOOKUP_CARS = 5000

const visible = ({ memberIds }: StockSite): Where => ({
  tenant: { in: memberIds },
  status: { in: ['in_stock', 'coming_soon'] },
  show_on_dealer_website: { not_equals: false },
  slug: { exists: true },
})

const narrowed = (refinements: SearchPreset['refinements']): Where[] => {
  const models = (refinements.make_model ?? []).map((pair) => pair.split('|'))
  const dealers = refinements.dealership_slug
  return [
    ...columns.flatMap((column) => (refinements[column] ? [{ [column]: { in: refinements[column] } }] : [])),
    ...models.map(([make, model]) => ({ make: { equals: make }, model: { equals: model } })),
    ...(dealers ? [{ 'tenant.slug': { in: dealers } }] : []),
  ]
}

interface CarRow extends StockCar {
  tenant: string | Pick<Tenant, 'id' | 'name' | 'slug' | 'template' | 'settings'>
  location?: string | StockPlace | null
}

const toDocument = (car: CarRow, site: StockSite): StockCard[] => {
  if (typeof car.tenant === 'string') return []
  const { id, name, slug, template, settings } = car.tenant
  const own = { template, overrides: settings }
  const showRemote = settingOf(own, 'feeds.showRemotePhotos')
  const photos = shownPhotos(car, { pictureOf: storedPicture, showRemote })
  const sites = [site.slug]
  const noEstimate = { financeProvider: '', estimateRule: null, estimateExcluded: true }
  const owner = {
    id,
    name,
    slug,
    sites,
    ...noEstimate,
    seriesValues: settingOf(own, 'stock.seriesValues'),
    minComparables: settingOf(own, 'vdp.minComparables'),
    wasPriceMinDays: wasPriceMinDays(own),
  }
  const place = typeof car.location === 'object' ? (car.location ?? null) : null
  const document = buildStockDocument({ car: { ...car, ...photos }, owner, place, now: new Date() })
  return document ? [stockCardSchema.parse(document)] : []
}

/**
 * A site's stock from the database, newest first, for search pages while the search engine is down. Applies the path's
 * filters and the facets in `columns`, but no keyword, other facets or order.
 */
export const plainStockList = async (
  site: StockSite,
  state: SearchState,
  preset: SearchPreset | null,
): Promise<SearchResult> => {
  const started = Date.now()
  const { pageSize } = site.settings.search
  const payload = await getPayload({ config })
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: 'cars',
    depth: 1,
    limit: pageSize,
    page: state.page,
    overrideAccess: true,
    sort: ['-custom_rank', '-createdAt'],
    where: { and: [visible(site), ...narrowed(preset?.refinements ?? {}), ...narrowed(state.refinements)] },
  })
  return {
    hits: docs.flatMap((car) => toDocument(car, site)),
    total: totalDocs,
    pages: totalPages,
    page: state.page,
    pageSize,
    facets: {},
    stats: {},
    histograms: {},
    near: null,
    ms: Date.now() - started,
    degraded: true,
  }
}

/** Makes, models, bodies and dealerships of a site's stock, from the database. */
export const plainLookups = async (site: StockSite): Promise<SearchLookups> => {
  const payload = await getPayload({ config })
  const [{ docs }, { docs: tenants }] = await Promise.all([
    payload.find({
      collection: 'cars',
      depth: 0,
      limit: LOOKUP_CARS,
      pagination: false,
      overrideAccess: true,
      select: { make: true, model: true, simple_body: true },
      where: visible(site),
    }),
    payload.find({
      collection: 'tenants',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true,
      select: { name: true, slug: true },
      where: { id: { in: site.memberIds } },
    }),
  ])
  const makes = new Map(docs.map(({ make }) => [slugify(make), make]))
  const models = new Map(
    docs.map(({ make, model }) => {
      const row = { makeSlug: slugify(make), slug: slugify(model), value: model }
      return [`${row.makeSlug}/${row.slug}`, row]
    }),
  )
  const bodies = new Map(docs.flatMap(({ simple_body }) => (simple_body ? [[slugify(simple_body), simple_body]] : [])))
  const list = (map: Map<string, string>) => [...map].map(([slug, value]) => ({ slug, value }))
  return {
    makes: list(makes),
    models: [...models.values()],
    bodies: list(bodies),
    dealerships: tenants.map(({ slug, name }) => ({ slug, value: name })),
  }
}
