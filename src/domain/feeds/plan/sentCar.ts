import { carColumns, type CarCell, type CarColumn, type CarValues } from './carColumns'
import { type CarLists, type CarPhoto, textLists, videoLists } from './carLists'

/** The values of one row of a feed for a car; fields without a column are absent (FEED-06). */
export interface SentCar {
  values: CarValues
  lists: CarLists
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (car: Row, [first = '', second]: readonly string[]): unknown => {
  const value = car[first]
  if (second === undefined) return value
  return isRow(value) ? value[second] : undefined
}

/** PostgreSQL stores no NUL in a text. */
const storable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text)

/** A day without a time is midnight UTC, as Payload stores it. */
const moment = (text: string): string | undefined => {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

const cellOf = (value: unknown, type: CarColumn['type']): CarCell | undefined => {
  if (value === null) return null
  if (type === 'numeric') return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (typeof value !== 'string') return undefined
  return type === 'timestamptz' ? moment(value) : storable(value)
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? storable(value) : null

const photoOf = (entry: unknown): CarPhoto[] => {
  if (!isRow(entry)) return []
  const image = isRow(entry.image) ? entry.image : {}
  const url = textOrNull(image.url)
  const thumb = isRow(image.thumb) ? textOrNull(image.thumb.url) : null
  return url === null ? [] : [{ mediaId: null, url, thumb, isVideo: entry.isVideo === true }]
}

const videoOf = (entry: unknown): string[] => {
  const url = isRow(entry) && isRow(entry.video) ? textOrNull(entry.video.url) : null
  return url === null ? [] : [url]
}

const listsOf = (car: Row): CarLists => {
  const lists: CarLists = { texts: {}, videos: {} }
  if (Array.isArray(car.images)) lists.images = car.images.flatMap(photoOf)
  for (const name of textLists) {
    const value = car[name]
    if (Array.isArray(value)) lists.texts[name] = value.flatMap((text) => textOrNull(text) ?? [])
  }
  for (const name of videoLists) {
    const value = car[name]
    if (Array.isArray(value)) lists.videos[name] = value.flatMap(videoOf)
  }
  return lists
}

/**
 * A cleaned record as columns and lists. Fields that an import may not fill, and values of a wrong type, are left out.
 *
 * @param car what `carInput` made of the row
 * @param locationId the location its place was found to be; undefined: it names none, so the car stays where it is
 */
export const sentCar = (car: Record<string, unknown>, locationId: string | undefined): SentCar => {
  const values: CarValues = {}
  for (const { column, path, type } of carColumns) {
    if (path === null) continue
    const value = cellOf(column === 'location_id' ? locationId : at(car, path), type)
    if (value !== undefined) values[column] = value
  }
  return { values, lists: listsOf(car) }
}
