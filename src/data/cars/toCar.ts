import { carTitle } from '@/src/domain/stock/car/carTitle'
import { z } from 'zod'
import type { Car as StoredCar, Location, Tenant } from '@/src/payload-types'
import { withHints } from '@/src/domain/media/pictureHints'
import { relationId } from '@/src/domain/relationId'
import { allowedWasPrice } from '@/src/domain/stock/pricing/allowedWasPrice'
import { carSchema, type Car } from '@/src/domain/stock/car/Car'
import { readSeries } from '@/src/domain/stock/car/seriesOptions'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { isShownAddress, shownPhotos } from '@/src/domain/stock/photos/shownPhotos'
import { settingOf, type TenantSettings, wasPriceMinDays } from '@/tenants/resolveSettings'

/** A car's row with as much of its dealership as its page needs. */
type CarRow = Omit<StoredCar, 'tenant'> & { tenant: string | Pick<Tenant, 'id' | 'slug' | 'template' | 'settings'> }

const storedPictureSchema = z.object({
  url: z.string().min(1),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  blur: z.string().nullish(),
  sizes: z.object({ thumb: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
})

const seconds = (iso: string | null | undefined): number | null => {
  const time = iso ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}

/** A group of facts, or null when the record has none of them. */
const groupOf = <T extends object>(group: T | null | undefined): T | null =>
  group && Object.values(group).some((value) => value !== null && value !== undefined) ? group : null

const isPopulated = <T extends object>(value: T | string | null | undefined): value is T =>
  typeof value === 'object' && value !== null

const named = (location: Location) => ({ id: location.id, name: location.name, slug: location.slug })

const locationOf = ({ location, distribution_locations }: CarRow) => {
  if (!isPopulated(location)) return null
  const { address, contact_detail } = location
  return {
    ...named(location),
    phone: contact_detail?.phone ?? contact_detail?.landline_phone ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    address: {
      street: address?.street ?? null,
      city: address?.city ?? null,
      state: address?.state ?? null,
      postcode: address?.postcode ?? null,
      place_url: address?.place_url ?? null,
    },
    distribution_locations: (distribution_locations ?? []).filter(isPopulated).map(named),
  }
}

/** The addresses of a stored picture whose row was read with the car. */
export const storedPicture = (media: unknown) => {
  const known = storedPictureSchema.safeParse(media)
  if (!known.success) return null
  const { url, sizes, ...hints } = known.data
  const whole = withHints(url, hints)
  return { url: whole, thumb: sizes?.thumb?.url ?? whole }
}

/** The tenant columns that decide the settings of the car's dealership; null when they were not read with the car. */
const ownerOf = ({ tenant }: CarRow): TenantSettings | null =>
  isPopulated(tenant) ? { template: tenant.template, overrides: tenant.settings } : null

/** The photos shoppers see, by the rule of the car's own dealership (FEED-08). */
const photosOf = (row: CarRow, owner: TenantSettings | null) => {
  const showRemote = owner !== null && settingOf(owner, 'feeds.showRemotePhotos')
  return {
    ...shownPhotos(row, { pictureOf: storedPicture, showRemote }),
    thumbnails: (row.thumbnails ?? []).filter((url) => isShownAddress(url, showRemote)),
  }
}

const videosOf = (videos: CarRow['videos']) =>
  (videos ?? []).flatMap(({ video }) => (video?.url ? [{ video: { url: video.url } }] : []))

/** The was-price, as far as the rule of the car's own dealership allows it (LAW-05). */
const checkedWasPrice = (row: CarRow, owner: TenantSettings | null): number | null =>
  owner && allowedWasPrice(row, wasPriceMinDays(owner))

/** A stored quote, unless the price has changed since it was made: it is no quote of this price (FIN-16, LAW-01). */
const currentQuote = ({ youxQuote, price, offer_price }: CarRow) => {
  const { quotedPrice, ...quote } = youxQuote ?? {}
  const shown = shownPrice({ price: price ?? null, offer_price: offer_price ?? null })
  return quotedPrice == null || quotedPrice === shown ? groupOf(quote) : null
}

/** An optional part that could not be read is left out rather than hiding the whole car. */
const tolerant = (input: Record<string, unknown>): Car => {
  const first = carSchema.safeParse(input)
  if (first.success) return first.data
  const kept = { ...input }
  for (const issue of first.error.issues) delete kept[String(issue.path[0])]
  return carSchema.parse(kept)
}

/** A car's row, its relations populated, as its page shows it (CAR-01..41): public facts only (NFR-06). */
export const toCar = (row: CarRow): Car => {
  const owner = ownerOf(row)
  return tolerant({
    ...row,
    path: `/cars/${row.slug}`,
    name: row.name || carTitle(row),
    sold: row.status === 'sold',
    has_nvic: row.has_nvic ?? false,
    before_price: checkedWasPrice(row, owner),
    series: readSeries(row.series ?? null, owner ? settingOf(owner, 'stock.seriesValues') : []),
    created_at: row.created_at ?? row.createdAt,
    created_at_timestamp: seconds(row.created_at ?? row.createdAt),
    sold_date_timestamp: seconds(row.sold_date_timestamp),
    updated_at: seconds(row.updatedAt) ?? 0,
    custom_rank: row.custom_rank ?? 0,
    views: row.views ?? 0,
    ...photosOf(row, owner),
    videos: videosOf(row.videos),
    walkaround_videos: videosOf(row.walkaround_videos),
    payment_processors: row.payment_processors ?? [],
    dealership_id: row.dealership_id ?? relationId(row.tenant) ?? '',
    dealership_slug: (isPopulated(row.tenant) ? row.tenant.slug : row.dealership_slug) ?? '',
    location: locationOf(row),
    file: isPopulated(row.file) && row.file.url ? { url: row.file.url, filename: row.file.filename ?? null } : null,
    youxQuote: currentQuote(row),
    finance_provider: owner && settingOf(owner, 'finance_provider'),
    autograb_data: groupOf(row.autograb_data),
    variant: groupOf(row.variant),
    caravan_specifications: groupOf(row.caravan_specifications),
  })
}
