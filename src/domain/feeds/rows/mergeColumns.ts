import { carFields } from '@/src/domain/stock/car/carFields'
import { readCarType, readItemType } from '@/src/domain/stock/normalise/statusesAndConditions'
import { parseFlag } from '@/src/domain/stock/normalise/parseFlag'
import { isAddressList, splitAddresses } from '@/src/domain/stock/normalise/parseImages'
import { milesInKm, parseKm, unreadable } from '@/src/domain/stock/normalise/parseQuantity'
import { parseList, parseText } from '@/src/domain/stock/normalise/parseText'
import { simpleBody } from '@/src/domain/stock/normalise/bodyTypes'
import { cutMake } from '@/src/domain/stock/car/tidyVehicle'
import { withoutAdsWords } from './adsWords'
import { isBlankValue } from './blankValue'
import { type FeedDraft, feedInputs } from '../columns/feedInputs'
import { feedPrice } from './feedPrice'

type CarRecord = Record<string, unknown>

const plainFields: ReadonlySet<string> = new Set(Object.keys(carFields))

const isYes = (raw: unknown): boolean => parseFlag(raw) === true

/** Kilometres, from a column of miles or with a flag that says miles. */
const odometer = (draft: FeedDraft, car: CarRecord): void => {
  const isMiles = isYes(draft.is_miles) || /^mi(les?)?$/i.test(parseText(draft.is_miles) ?? '')
  const raw = isMiles ? (draft.km ?? draft.odometer_miles) : draft.odometer_miles
  if (raw === undefined || (!isMiles && !isBlankValue(draft.km))) return
  const miles = parseKm(raw)
  // An unreadable value is kept, so that the reader reports it.
  car.km = typeof miles === 'number' ? milesInKm(miles) : raw
}

/** New, demo or used from flags, when no word says it; demonstrators are flagged as used too. */
const condition = (draft: FeedDraft, car: CarRecord): void => {
  const kind = parseText(draft.kind)
  if (isBlankValue(car.car_type)) {
    const flagged = isYes(draft.is_demo)
      ? 'demo'
      : isYes(draft.is_used)
        ? 'used'
        : isYes(draft.is_new) || parseFlag(draft.is_used) === false
          ? 'new'
          : undefined
    const word = flagged ?? (kind === null ? null : readCarType(kind))
    if (word) car.car_type = word
  }
  if (kind === null) return
  if (isBlankValue(car.item_type)) car.item_type = readItemType(kind) ?? undefined
  if (isBlankValue(car.body) && simpleBody(kind) !== null) car.body = kind
}

/** 'Reserved' and 'Deposit taken' mean a car in stock with a deposit on it. */
const reservation = (draft: FeedDraft, car: CarRecord): void => {
  if (isYes(draft.deposit_taken)) car.reserved = true
  else if (draft.deposit_taken !== undefined && car.reserved === undefined) car.reserved = draft.deposit_taken
  const status = parseText(car.status)
  if (status !== null && /^(reserved|deposit|on deposit|under deposit)/i.test(status)) {
    car.status = 'in_stock'
    car.reserved = true
  }
  const sold = parseFlag(draft.is_sold)
  if (sold === true) car.status = 'sold'
  // Some senders write 'SOLD' or the date of sale into a yes/no column.
  else if (sold === unreadable) car.status = draft.is_sold
}

/** '4 cyl, 2.8 L', '2982 cc', '2.0', '1998': litres or cubic centimetres. */
const engineSize = /(\d+(?:\.\d+)?) ?(l|ltr|litres?|cc|cm3|cm³)\b/i

const engine = (draft: FeedDraft, car: CarRecord): void => {
  if (draft.engine === undefined) return
  const text = parseText(draft.engine)
  const size = engineSize.exec(text ?? '')
  // A bare number is sorted into litres or cubic centimetres by its size in `cleanCar`.
  const raw = size ? size[1] : text !== null && /^\d+(\.\d+)?$/.test(text) ? text : null
  const field = size && /^c/i.test(size[2] ?? '') ? 'engine_size' : 'engine_size_litres'
  if (isBlankValue(car[field])) car[field] = raw
}

const colours = (draft: FeedDraft, car: CarRecord): void => {
  if (typeof draft.colours !== 'string') return
  const [exterior, interior] = draft.colours.split('/')
  if (isBlankValue(car.colour)) car.colour = exterior ?? null
  if (isBlankValue(car.interior_colour)) car.interior_colour = interior ?? null
}

const video = (draft: FeedDraft, car: CarRecord): void => {
  if (draft.video === undefined) return
  const [url] = Array.isArray(draft.video) ? draft.video : [draft.video]
  const field = typeof url === 'string' && /youtu\.?be|vimeo/i.test(url) ? 'external_video_url' : 'video_url'
  if (isBlankValue(car[field])) car[field] = url
}

const features = (draft: FeedDraft, car: CarRecord): void => {
  if (isBlankValue(draft.features_optional)) return
  car.standardEquipment = [...parseList(car.standardEquipment), ...parseList(draft.features_optional)]
}

/** When the columns hold a make cut in two ('Land' 'Rover') and so no model, the model is read from the title. */
const modelFromTitle = (car: CarRecord, title: string | null): void => {
  const [make, model, year] = [parseText(car.make), parseText(car.model), parseText(car.year)]
  if (title === null || make === null || model === null) return
  const joined = cutMake(make, model)
  const rest = year !== null && title.startsWith(`${year} `) ? title.slice(year.length + 1) : title
  if (joined === null || !rest.toLowerCase().startsWith(`${joined.toLowerCase()} `)) return
  const [first, ...others] = rest.slice(joined.length + 1).split(' ')
  Object.assign(car, { make: joined, model: first, badge: others.join(' ') })
}

/** The words of a title after year, make and model are the badge, when no column has one. */
const badgeFromTitle = (car: CarRecord, title: string | null): void => {
  if (title === null || !isBlankValue(car.badge)) return
  const words = [car.year, car.make, car.model].map((part) => parseText(part)).filter((part) => part !== null)
  const start = `${words.join(' ').toLowerCase()} `
  if (words.length > 1 && title.toLowerCase().startsWith(start)) car.badge = title.slice(start.length)
}

const isEntry = (entry: unknown): boolean =>
  // Ids are dropped: a sender cannot know our own uploads, and an id could reach another dealership's.
  typeof entry === 'string' ? entry.trim() !== '' : typeof entry === 'object' && entry !== null && !('media' in entry)

/** Photo entries in order, one per element. */
const pictures = (raw: unknown): unknown[] => {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return parts
    .flatMap((part) => (typeof part === 'string' && isAddressList(part) ? splitAddresses(part) : [part]))
    .filter(isEntry)
}

/**
 * The field that each input fills: alone ('km'), or within a group ('variant.power'). Other inputs are combined below.
 */
const homes: ReadonlyMap<string, { group: string | null; field: string }> = new Map(
  feedInputs
    .filter((input) => plainFields.has(input) || /^(variant|caravan_specifications)\./.test(input))
    .map((input) => {
      const [name, field] = input.split('.')
      return [input, field === undefined ? { group: null, field: input } : { group: name ?? null, field }]
    }),
)

const placeFields = (draft: FeedDraft): CarRecord => {
  const car: CarRecord = {}
  const groups: Record<string, CarRecord> = {}
  for (const [input, value] of Object.entries(draft)) {
    const home = homes.get(input)
    if (home === undefined) continue
    if (home.group === null) car[home.field] = value
    else (groups[home.group] ??= {})[home.field] = value
  }
  return Object.assign(car, groups)
}

/**
 * A row's values as a record of our fields, the input of `cleanCar`: merges columns that share a field and applies
 * units and flags (FEED-01). It does not parse or validate values.
 */
export const mergeColumns = (sent: FeedDraft, priceBasis: 'egc' | 'drive_away' | null): CarRecord => {
  const draft = withoutAdsWords(sent)
  const car = placeFields(draft)
  if (draft.title !== undefined && isBlankValue(car.name)) car.name = draft.title
  modelFromTitle(car, parseText(draft.title))
  badgeFromTitle(car, parseText(draft.title))
  if (draft.images !== undefined) car.images = pictures(draft.images)
  Object.assign(car, feedPrice(draft, priceBasis))
  odometer(draft, car)
  condition(draft, car)
  reservation(draft, car)
  engine(draft, car)
  colours(draft, car)
  video(draft, car)
  features(draft, car)
  return car
}
