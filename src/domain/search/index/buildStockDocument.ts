import { withoutBlur, withoutHints } from '@/src/domain/media/pictureHints'
import { slugify } from '@/src/domain/site/slugify'
import type { FieldKind } from '@/src/domain/stock/fields/CarField'
import { carFieldRows } from '@/src/domain/stock/fields/carFieldTable'
import { readSeries } from '@/src/domain/stock/car/seriesOptions'
import { allowedWasPrice } from '@/src/domain/stock/pricing/allowedWasPrice'
import { carImages } from '@/src/domain/stock/photos/carImages'
import { marketSavingDollars } from '@/src/domain/stock/pricing/marketPrice'
import { type ComparedCount, comparedOf, type PriceRating } from '@/src/domain/stock/pricing/priceRating'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { simpleColour } from '@/src/domain/stock/normalise/colourTypes'
import { filteredFeatures } from './filteredFeatures'
import { kindFacts } from './kindFacts'
import { SOLD_INDEXED_DAYS } from './siteFilter'
import { priceRange, thousands, weeklyPriceRange } from './stockBuckets'
import { indexedStockDocumentSchema, type IndexedStockDocument } from './StockDocument'
import type { StockCar, StockOwner, StockPlace } from '../results/StockSource'
import { cardWeeklyEstimate } from '../results/cardWeeklyEstimate'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

export interface StockDocumentInput {
  car: StockCar
  owner: StockOwner
  place: StockPlace | null
  /** How its price compares, by the close range and by the wide one; none: unknown. */
  compared?: readonly ComparedCount[]
  now: Date
}

/** Photos a card needs: more would only make the index and every answer larger. */
const IMAGES_MAX = 8
/** A list shows the first photo, a model's tile sometimes the second (`listPicture`). */
const BLURRED = 2
const DAY_SECONDS = 86_400

const itemTypeWords = { car: null, truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' } as const

const isKey = <T extends object>(table: T, key: unknown): key is keyof T =>
  typeof key === 'string' && Object.hasOwn(table, key)

/** Trimmed text on one line; null when empty. No backslash: it has no meaning in a car and one in a filter. */
const text = (value: string | null | undefined): string | null =>
  value?.replaceAll('\\', '/').replace(/\s+/g, ' ').trim() || null

const seconds = (iso: string | null | undefined): number | null => {
  const time = iso ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}

const geo = (place: StockPlace | null): { _geo?: { lat: number; lng: number } } => {
  const { lat, long } = place?.address ?? {}
  return typeof lat === 'number' && typeof long === 'number' ? { _geo: { lat, lng: long } } : {}
}

/** A car the index must not hold: hidden, on no site, pending or archived, or sold too long ago (SEA-23). */
const belongsInIndex = ({ car, owner, now }: StockDocumentInput): boolean => {
  if (car.show_on_dealer_website === false || owner.sites.length === 0 || !car.slug) return false
  if (car.status === 'in_stock' || car.status === 'coming_soon') return true
  if (car.status !== 'sold') return false
  const sold = seconds(car.sold_date_timestamp)
  return sold !== null && sold > now.getTime() / 1000 - SOLD_INDEXED_DAYS * DAY_SECONDS
}

const identity = ({ car, owner }: StockDocumentInput) => {
  const make = text(car.make) ?? ''
  const model = text(car.model) ?? ''
  const parts = [car.year, make, model, text(car.badge)]
  return {
    id: car.id,
    slug: car.slug ?? '',
    path: `/cars/${car.slug ?? ''}`,
    tenant: owner.id,
    dealership_name: owner.name,
    dealership_slug: owner.slug,
    sites: [...owner.sites],
    title: text(car.name) ?? parts.filter(Boolean).join(' '),
    make,
    make_slug: slugify(make),
    model,
    model_slug: slugify(model),
    make_model: `${make}|${model}`,
    series: readSeries(car.series ?? null, owner.seriesValues),
  }
}

/** The document's value of a plain field. */
const plainValue = (kind: FieldKind, value: unknown): unknown => {
  if (kind === 'number') return value ?? null
  if (kind === 'flag') return value === true
  if (kind === 'texts') return value ?? []
  return typeof value === 'string' ? text(value) : null
}

const plainRows = carFieldRows.filter(({ group, row }) => group === null && row.search !== undefined)

/** The fields that the table puts into the document. */
const plainPart = (car: StockCar): Record<string, unknown> => {
  const part: Record<string, unknown> = {}
  for (const { name, row } of plainRows) part[name] = plainValue(row.kind, Reflect.get(car, name))
  return part
}

const attributes = (car: StockCar) => ({
  simple_body: text(car.simple_body) ?? text(car.body),
  simple_fuel: text(car.simple_fuel) ?? text(car.fuel),
  transmission: text(car.trans),
  simple_transmission: text(car.simple_transmission) ?? text(car.trans),
  colour: simpleColour(car.colour ?? '') ?? text(car.colour),
  paint: text(car.colour),
  km_step: thousands(car.km ?? null),
})

const sale = ({ car, owner, now }: StockDocumentInput) => {
  const price = shownPrice({ price: car.price ?? null, offer_price: car.offer_price ?? null })
  const estimate = cardWeeklyEstimate(car, owner, price ?? 0, now)
  return {
    price,
    before_price: allowedWasPrice(car, owner.wasPriceMinDays),
    price_range: priceRange(price ?? 0),
    price_step: thousands(price),
    weekly_price: estimate?.weeklyDollars ?? null,
    comparison_rate: estimate?.comparisonRate ?? null,
    weekly_price_range: weeklyPriceRange(estimate?.weeklyDollars ?? null),
  }
}

/** What a card says for the price. Left out where it says nothing, as `kind_facts` are. */
const rating = ({ car, owner, compared = [] }: StockDocumentInput): PriceRating => {
  const { average_market_price: market = null, state_average_market_price: state = null } = car.autograb_data ?? {}
  const saving = marketSavingDollars({
    status: car.status ?? '',
    reserved: car.reserved === true,
    price: car.price ?? null,
    offer_price: car.offer_price ?? null,
    autograb_data: { average_market_price: market, state_average_market_price: state },
  })
  if (saving !== null) return { below_market: saving }
  const place = car.status === 'in_stock' && car.reserved !== true ? comparedOf(compared, owner.minComparables) : null
  return place ? { compared: place } : {}
}

const media = (car: StockCar) => {
  const images = carImages(car)
    .slice(0, IMAGES_MAX)
    .map(({ url, thumb }, at) => ({ url: at < BLURRED ? url : withoutBlur(url), thumb: withoutHints(thumb) }))
  return {
    images,
    photos_count: Math.max(car.photos_count ?? 0, images.length),
    has_video: Boolean(car.video_url || car.external_video_url || car.videos?.length || car.walkaround_videos?.length),
    has_spin: Boolean(car.spin_images?.length || car.spin_code),
  }
}

/**
 * The search document of a car (SEA-01..06, SEA-23, CAR-31), built from the fields that are marked for it, so that nothing private can slip in
 * (NFR-06). Null when the car must not be in the index.
 *
 * @throws ZodError when the row cannot make a valid document; the change is then dead-lettered with that message.
 */
export const buildStockDocument = (input: StockDocumentInput): IndexedStockDocument | null => {
  if (!belongsInIndex(input)) return null
  const { car, place } = input
  const carType = isKey(conditionNames, car.car_type) ? conditionNames[car.car_type] : null
  const itemType = isKey(itemTypeWords, car.item_type) ? itemTypeWords[car.item_type] : null
  const ownFacts = kindFacts(car)
  return indexedStockDocumentSchema.parse({
    ...plainPart(car),
    ...identity(input),
    ...attributes(car),
    ...sale(input),
    ...rating(input),
    ...media(car),
    ...geo(place),
    car_type: car.car_type,
    item_type: car.item_type ?? 'car',
    status: car.status,
    categories: [carType, itemType].filter((word) => word !== null),
    // Left out where there are none: an undefined value would change the hash of every car, and all be indexed anew.
    ...(ownFacts && { kind_facts: ownFacts }),
    filtered_features: filteredFeatures(car.standardEquipment ?? []),
    location_name: text(place?.name),
    location_slug: text(place?.slug),
    city: text(place?.address?.city),
    state: text(place?.address?.state),
    views: car.views ?? 0,
    custom_rank: car.custom_rank ?? 0,
    created_at_timestamp: seconds(car.created_at) ?? seconds(car.createdAt) ?? 0,
    updated_at: seconds(car.updatedAt) ?? 0,
    sold_date_timestamp: car.status === 'sold' ? seconds(car.sold_date_timestamp) : null,
  })
}
