import { isRecord } from '@/src/domain/isRecord'
import { relationId } from '@/src/domain/relationId'
import { carFieldRows } from '@/src/domain/stock/fields/carFieldTable'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { carColumns, newCarValues } from '../plan/carColumns'
import { textLists, videoLists } from '../plan/carLists'

type Row = Record<string, unknown>
/** A value of a car, normalised so that a feed's and a form's can be compared; null when empty. */
export type PlainValue = string | number | boolean | string[] | null

/** A field of a car that a feed fills (FEED-06). `path` is also the name of its lock: 'price', 'variant.power'. */
export interface SuppliedField {
  path: string
  /** What the feed last sent for it. */
  sent: PlainValue
}

const dates = new Set(carColumns.flatMap(({ type, path }) => (type === 'timestamptz' && path ? [path.join('.')] : [])))
const texts = new Set<string>(textLists)
const videos = new Set<string>(videoLists)

const photo = (entry: unknown): string[] => {
  if (!isRecord(entry)) return []
  const image = isRecord(entry.image) ? entry.image : entry
  const media = relationId(entry.media ?? entry.mediaId)
  const url = typeof image.url === 'string' && image.url !== '' ? image.url : media && `media:${media}`
  return url ? [`${entry.isVideo === true ? 'video ' : ''}${url}`] : []
}

const video = (entry: unknown): string[] => {
  const url = isRecord(entry) && isRecord(entry.video) ? entry.video.url : entry
  return typeof url === 'string' && url !== '' ? [url] : []
}

const list = <T>(value: unknown, of: (entry: unknown) => T[]): T[] => (Array.isArray(value) ? value.flatMap(of) : [])

const scalar = (path: string, value: unknown): PlainValue => {
  if (value === undefined || value === null || value === '') return null
  if (path === 'location') return relationId(value)
  if (value instanceof Date) return value.toISOString()
  if (dates.has(path) && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const plain = (path: string, value: unknown): PlainValue => {
  if (path === 'images') return list(value, photo)
  if (texts.has(path)) return list(value, (entry) => (typeof entry === 'string' && entry !== '' ? [entry] : []))
  if (videos.has(path)) return list(value, video)
  return scalar(path, value)
}

/** A field of a car as a form or the database has it. */
export const carFieldValue = (car: Row, path: string): PlainValue => {
  const [first = '', second] = path.split('.')
  const value = car[first]
  return plain(path, second === undefined ? value : isRecord(value) ? value[second] : undefined)
}

export const samePlainValue = (one: PlainValue, other: PlainValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Every field of a car that a feed may fill one day, with what a new car has there. */
export const ownableFields: readonly { path: string; initial: PlainValue }[] = [
  ...carColumns.flatMap(({ column, path }) =>
    path ? [{ path: path.join('.'), initial: plain(path.join('.'), newCarValues[column]) }] : [],
  ),
  ...['images', ...textLists, ...videoLists].map((path) => ({ path, initial: [] })),
]

/**
 * The fields a feed fills, from the record it last sent (`feed_items.record`): columns and lists by name. A feed
 * without a status column means 'in stock' for every car it contains.
 *
 * @param missing the car is not in the feed's last snapshot
 */
export const suppliedFields = (record: Row, missing: boolean): SuppliedField[] => [
  ...(missing || Object.hasOwn(record, 'status') ? [] : [{ path: 'status', sent: 'in_stock' }]),
  ...carColumns.flatMap(({ column, path }) =>
    path && Object.hasOwn(record, column)
      ? [{ path: path.join('.'), sent: plain(path.join('.'), record[column]) }]
      : [],
  ),
  ...['images', ...textLists, ...videoLists].flatMap((path) =>
    Array.isArray(record[path]) ? [{ path, sent: plain(path, record[path]) }] : [],
  ),
]

/** The car with one field set to what the feed sent. Photos stay: the next delivery brings them, with our copies. */
export const withSentValue = (car: Row, { path, sent }: SuppliedField): Row => {
  const [first = '', second] = path.split('.')
  if (path === 'images') return car
  if (videos.has(path)) return { ...car, [path]: list(sent, (url) => [{ video: { url } }]) }
  if (second === undefined) return { ...car, [first]: sent }
  const group = car[first]
  return { ...car, [first]: { ...(isRecord(group) ? group : {}), [second]: sent } }
}

const rows = new Map(carFieldRows.map(({ path, row }) => [path, row]))

const counted: Record<string, [one: string, many: string]> = {
  images: ['photo', 'photos'],
  thumbnails: ['thumbnail', 'thumbnails'],
  spin_images: ['frame', 'frames'],
  videos: ['video', 'videos'],
  walkaround_videos: ['video', 'videos'],
}

const TEXT_MAX = 160

/** A value of a car for people: '$24,990', '12 photos', 'Yes'; an em dash for nothing. */
export const fieldInWords = (path: string, value: PlainValue): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (rows.get(path)?.unit === '$') return formatDollars(value)
    return path === 'year' ? String(value) : value.toLocaleString('en-AU')
  }
  const unit = counted[path]
  if (Array.isArray(value) && unit) return `${value.length} ${value.length === 1 ? unit[0] : unit[1]}`
  const text = Array.isArray(value) ? value.join(', ') : (rows.get(path)?.options?.[value] ?? value)
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
}
