import type { Payload } from 'payload'
import { buildStockDocument, type StockDocumentInput } from '@/src/domain/search/index/buildStockDocument'
import type { StockCar, StockImage, StockOwner, StockPlace } from '@/src/domain/search/results/StockSource'
import { relationId } from '@/src/domain/relationId'
import { withHints } from '@/src/domain/media/pictureHints'
import { presetOf } from '@/src/domain/finance/lenders/lenderPreset'
import { shownPhotos } from '@/src/domain/stock/photos/shownPhotos'
import { readLenders } from '@/tenants/readPlatform'
import { settingOf, wasPriceMinDays } from '@/tenants/resolveSettings'
import { type DirectoryTenant, siteDirectory, timedSites } from '../pages/siteDirectory'
import { readCompared } from './comparedPrices'
import type { BuiltCar, StockReader } from './SyncDeps'

const all = { depth: 0, pagination: false, limit: 0, overrideAccess: true } as const

type OwnerSettings = Omit<StockOwner, 'id' | 'name' | 'slug' | 'sites' | 'estimateRule'> & { showRemotePhotos: boolean }

const remembered = new Map<string, { updatedAt: string; value: OwnerSettings }>()

/**
 * A dealership's lender, series and rules for was-prices and photos, worked out once for each version of its row: resolving
 * settings costs more than a document.
 */
const ownerSettings = (row: { id: string; template: string; settings?: unknown; updatedAt: string }): OwnerSettings => {
  const known = remembered.get(row.id)
  if (known?.updatedAt === row.updatedAt) return known.value
  const own = { template: row.template, overrides: row.settings }
  const value = {
    financeProvider: settingOf(own, 'finance_provider'),
    estimateExcluded: settingOf(own, 'finance.estimateExcluded'),
    wasPriceMinDays: wasPriceMinDays(own),
    seriesValues: settingOf(own, 'stock.seriesValues'),
    minComparables: settingOf(own, 'vdp.minComparables'),
    showRemotePhotos: settingOf(own, 'feeds.showRemotePhotos'),
  }
  remembered.set(row.id, { updatedAt: row.updatedAt, value })
  return value
}

const readTenants = async (payload: Payload) => {
  const [{ docs }, lenders] = await Promise.all([payload.find({ collection: 'tenants', ...all }), readLenders(payload)])
  const tenants: DirectoryTenant[] = docs.map(({ id, name, slug, archived, members }) => ({
    id,
    name,
    slug,
    archived: archived === true,
    memberIds: (members ?? []).flatMap((member) => relationId(member) ?? []),
  }))
  const directory = siteDirectory(tenants)
  const owners = new Map<string, StockOwner & OwnerSettings>()
  for (const row of docs) {
    const own = ownerSettings(row)
    owners.set(row.id, {
      id: row.id,
      name: row.name,
      slug: row.slug,
      sites: directory.siteSlugs(row.id),
      estimateRule: presetOf(lenders, own.financeProvider)?.estimate ?? null,
      ...own,
    })
  }
  return { directory, owners }
}

const readPlaces = async (payload: Payload, ids: string[]): Promise<Map<string, StockPlace>> => {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({ collection: 'locations', ...all, where: { id: { in: ids } } })
  return new Map(docs.map((location) => [location.id, location]))
}

type Source = Omit<StockDocumentInput, 'owner'> & { owner: StockOwner | undefined }

const build = ({ owner, ...source }: Source): BuiltCar => {
  const { car } = source
  if (!owner) return { kind: 'absent', slug: car.slug ?? null }
  try {
    const document = buildStockDocument({ ...source, owner })
    return document === null ? { kind: 'absent', slug: car.slug ?? null } : { kind: 'document', document }
  } catch (error) {
    return { kind: 'broken', error: error instanceof Error ? error.message : String(error), tenantId: owner.id }
  }
}

interface Photo {
  url: string
  thumb: string
}

type WithUpload = StockImage & { media?: unknown }
type CarRow = Omit<StockCar, 'images'> & { images?: WithUpload[] | null }

/** Addresses of the stored pictures of some cars, by media id. */
const uploadedPhotos = async (payload: Payload, cars: CarRow[]): Promise<Map<string, Photo>> => {
  const ids = new Set(cars.flatMap(({ images }) => (images ?? []).flatMap(({ media }) => relationId(media) ?? [])))
  if (ids.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    select: {
      url: true,
      thumbnailURL: true,
      filename: true,
      sizes: { thumb: true },
      focalX: true,
      focalY: true,
      blur: true,
    },
    where: { id: { in: [...ids] } },
  })
  return new Map(
    docs.flatMap(({ id, url, thumbnailURL, ...hints }) => {
      const whole = url && withHints(url, hints)
      return whole ? [[String(id), { url: whole, thumb: thumbnailURL || whole }]] : []
    }),
  )
}

/** A car with the photos shoppers see, each with its address (FEED-08). */
const withUploads = (car: CarRow, photos: Map<string, Photo>, showRemote: boolean): StockCar => ({
  ...car,
  ...shownPhotos(car, { pictureOf: (media) => photos.get(relationId(media) ?? '') ?? null, showRemote }),
})

/** Reads stock from the database as it is at the moment of the call, and builds its search documents. */
export const payloadStockReader = (payload: Payload): StockReader => ({
  read: async (ids) => {
    const built = new Map<string, BuiltCar>(ids.map((id) => [id, { kind: 'absent', slug: null }]))
    const [{ docs }, { owners }] = await Promise.all([
      payload.find({ collection: 'cars', ...all, where: { id: { in: ids } } }),
      readTenants(payload),
    ])
    const locationIds = new Set(docs.flatMap(({ location }) => relationId(location) ?? []))
    const [places, photos, compared] = await Promise.all([
      readPlaces(payload, [...locationIds]),
      uploadedPhotos(payload, docs),
      readCompared(payload, ids),
    ])
    const now = new Date()
    for (const car of docs) {
      const owner = owners.get(relationId(car.tenant) ?? '')
      const place = places.get(relationId(car.location) ?? '') ?? null
      const shown = withUploads(car, photos, owner?.showRemotePhotos === true)
      built.set(car.id, build({ car: shown, owner, place, compared: compared.get(car.id) ?? [], now }))
    }
    return built
  },

  page: async (after, limit) => {
    const { docs } = await payload.find({
      collection: 'cars',
      ...all,
      limit,
      sort: 'id',
      select: {},
      where: after === null ? {} : { id: { greater_than: after } },
    })
    return docs.map(({ id }) => id)
  },

  sitesShowing: async (tenantIds) => (await readTenants(payload)).directory.siteIds(tenantIds),

  sites: () => timedSites(payload),
})
