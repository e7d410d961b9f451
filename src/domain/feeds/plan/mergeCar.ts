import { wholeLocks } from '../feedLocks'
import { deriveStockFacts, type StockFactsInput } from '@/src/domain/stock/car/deriveStockFacts'
import { carColumns, type CarCell, type CarValues, newCarValues } from './carColumns'
import { type CarLists, type CarPhoto, type TextList, textLists, type VideoList, videoLists } from './carLists'
import type { SentCar } from './sentCar'

/** A car as it is stored. */
export interface StoredCar {
  values: CarValues
  lists: CarLists
  /** Fields the dealership keeps to itself (FEED-06): 'price', 'images', 'variant' or 'variant.power'. */
  locks: readonly string[]
}

export interface MergedCar {
  values: CarValues
  lists: CarLists
  /** Columns and lists whose value is another one than before. */
  changedColumns: string[]
  changedLists: ('images' | TextList | VideoList)[]
}

const text = (value: CarCell | undefined): string | null => (typeof value === 'string' ? value : null)

const factsInput = (values: CarValues, images: readonly CarPhoto[]): StockFactsInput => ({
  year: typeof values.year === 'number' ? values.year : null,
  make: text(values.make),
  model: text(values.model),
  badge: text(values.badge),
  name: text(values.name),
  nvic: text(values.nvic),
  body: text(values.body),
  fuel: text(values.fuel),
  trans: text(values.trans),
  simple_body: text(values.simple_body),
  simple_fuel: text(values.simple_fuel),
  simple_transmission: text(values.simple_transmission),
  images: images.map(({ mediaId, url, thumb, isVideo }) => ({
    media: mediaId,
    image: { url, thumb: { url: thumb } },
    isVideo,
  })),
  primary_image_url: text(values.primary_image_url),
  status: text(values.status),
  created_at: text(values.listed_at),
  sold_date_timestamp: text(values.sold_date_timestamp),
})

const lockedBy = (locks: readonly string[]) => {
  const locked = new Set(wholeLocks(locks))
  return (path: readonly string[]): boolean => locked.has(path[0] ?? '') || locked.has(path.join('.'))
}

const paths = new Map(carColumns.map(({ column, path }) => [column, path ?? [column]]))
const dates = new Set(carColumns.filter(({ type }) => type === 'timestamptz').map(({ column }) => column))

const same = (column: string, one: CarCell | undefined, other: CarCell | undefined): boolean => {
  if (one === other) return true
  return (
    dates.has(column) && typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other)
  )
}

const sameTexts = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

const samePhotos = (one: readonly CarPhoto[] = [], other: readonly CarPhoto[] = []): boolean =>
  one.length === other.length &&
  one.every((photo, index) => {
    const twin = other[index]
    return twin && photo.url === twin.url && photo.thumb === twin.thumb && photo.isVideo === twin.isVideo
  })

/** A picture we already have a copy of keeps it when its address is sent again. */
const withCopies = (sent: readonly CarPhoto[], stored: readonly CarPhoto[] = []): CarPhoto[] => {
  const copies = new Map(stored.flatMap(({ url, mediaId }) => (url && mediaId ? [[url, mediaId]] : [])))
  return sent.map((photo) => ({ ...photo, mediaId: photo.mediaId ?? copies.get(photo.url ?? '') ?? null }))
}

const mergedLists = (stored: StoredCar | null, sent: CarLists, isLocked: (path: readonly string[]) => boolean) => {
  const before: CarLists = stored?.lists ?? { texts: {}, videos: {} }
  const lists: CarLists = { images: before.images ?? [], texts: { ...before.texts }, videos: { ...before.videos } }
  const changed: MergedCar['changedLists'] = []
  if (sent.images && !isLocked(['images']) && !samePhotos(sent.images, before.images)) {
    lists.images = withCopies(sent.images, before.images)
    changed.push('images')
  }
  for (const name of textLists) {
    const value = sent.texts[name]
    if (!value || isLocked([name]) || sameTexts(value, before.texts[name])) continue
    lists.texts[name] = value
    changed.push(name)
  }
  for (const name of videoLists) {
    const value = sent.videos[name]
    if (!value || isLocked([name]) || sameTexts(value, before.videos[name])) continue
    lists.videos[name] = value
    changed.push(name)
  }
  return { lists, changed }
}

const amounts = ['price', 'offer_price', 'before_price'] as const

/**
 * Whether the row's price basis differs from that of an amount that staff have locked, whose meaning would then change:
 * an offer of $30,000 without government charges is no drive-away one (LAW-04). Price and basis are then left unchanged
 * together.
 */
const changesBasis = (sent: SentCar, before: CarValues, isLocked: (path: readonly string[]) => boolean): boolean =>
  sent.values.price_type !== undefined &&
  sent.values.price_type !== before.price_type &&
  amounts.some((name) => isLocked([name]) && before[name] !== null)

const gone = new Set<CarCell | undefined>(['sold', 'archived'])

/**
 * The car after a row of a feed (FEED-06): values that were sent and are not locked replace the stored ones, the rest
 * stays, and derived fields are computed as for single writes.
 *
 * @param stored null for a new car
 * @param comesBack it was delisted for being missing and is in the file again: in stock, unless the row says
 *   otherwise
 */
export const mergeCar = (stored: StoredCar | null, sent: SentCar, comesBack: boolean, now: Date): MergedCar => {
  const isLocked = lockedBy(stored?.locks ?? [])
  const before: CarValues = stored?.values ?? {}
  const values: CarValues = { ...newCarValues, ...before }
  const keepsPrices = stored !== null && changesBasis(sent, before, isLocked)
  for (const [column, value] of Object.entries(sent.values)) {
    if (keepsPrices && (column === 'price_type' || amounts.some((name) => name === column))) continue
    if (!isLocked(paths.get(column) ?? [column])) values[column] = value
  }
  const silent = sent.values.status === undefined
  if (comesBack && silent && gone.has(values.status) && !isLocked(['status'])) values.status = 'in_stock'
  const { lists, changed } = mergedLists(stored, sent.lists, isLocked)
  const original = stored ? factsInput(before, stored.lists.images ?? []) : null
  const { created_at, ...facts } = deriveStockFacts(factsInput(values, lists.images ?? []), original, now)
  for (const [column, value] of Object.entries({ ...facts, listed_at: created_at })) {
    const kept = stored !== null && isLocked([column])
    if (!kept) values[column] = value
  }
  const columns = carColumns.map(({ column }) => column)
  return {
    values,
    lists,
    changedColumns: columns.filter((column) => !same(column, values[column], before[column])),
    changedLists: changed,
  }
}
