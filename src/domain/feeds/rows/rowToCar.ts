import { missingName } from '@/src/domain/stock/car/carInput'
import { carTitle, plainTitle } from '@/src/domain/stock/car/carTitle'
import { type CarInput, cleanCar } from '@/src/domain/stock/car/cleanCar'
import { vinAdvice } from '@/src/domain/stock/checks/vinAdvice'
import { mergeColumns } from './mergeColumns'
import { isBlankValue } from './blankValue'
import type { ColumnPlan } from '../columns/columnPlan'
import { valuesByColumn, type Targets, targetsOf, unknownStatus } from './valuesByColumn'
import type { FeedLimits } from '../feedLimits'
import type { FeedInput } from '../columns/feedInputs'
import type { FeedClientProfile, FeedIssue, FeedPlace, RawRow } from './FeedRow'
import { listingsRow } from './listingsRow'
import { readPlace } from './readPlace'
import { shownValue } from '../shownValue'

/** A row read; its key is the caller's, because making one needs a hash. */
export type RowReading =
  | { kind: 'car'; car: CarInput; place: FeedPlace | null; advice: FeedIssue[] }
  | { kind: 'rejected'; car: CarInput | null; issues: FeedIssue[] }
  | { kind: 'skipped'; issues: FeedIssue[] }

type ValuesRow = Extract<RawRow, { kind: 'values' }>
interface Draft {
  car: Record<string, unknown>
  place: FeedPlace | null
}

/** Inputs that fill a field besides the one of its name. */
const sources: Readonly<Record<string, readonly FeedInput[]>> = {
  price: ['drive_away_price', 'egc_price', 'special_price'],
  offer_price: ['special_price'],
  price_type: ['is_drive_away'],
  status: ['is_sold'],
  km: ['odometer_miles'],
  car_type: ['kind'],
  item_type: ['kind'],
  reserved: ['deposit_taken'],
  video_url: ['video'],
  external_video_url: ['video'],
  colour: ['colours'],
  interior_colour: ['colours'],
  engine_size: ['engine'],
  engine_size_litres: ['engine'],
}

const wholeRow = (value: unknown, reason: string): FeedIssue => ({ field: '', value: shownValue(value), reason })

/** What programs write for the result of a failed calculation. */
const isNoNumber = (value: unknown): value is string => typeof value === 'string' && /^\s*[-+]?nan\s*$/i.test(value)

const isWritten = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** The file's own name of the column a field's value came from; our name when no single column gave it. */
const columnOf = (field: string, row: ValuesRow, targets: Targets): string => {
  const fills = targets.flatMap((target, at) =>
    target !== null && (target.input === field || sources[field]?.includes(target.input) === true) ? [at] : [],
  )
  const index = fills.find((at) => !isBlankValue(row.values[at])) ?? fills.find((at) => isWritten(row.values[at])) ?? -1
  return row.columns[index] ?? field
}

const isRepeatedHeader = ({ columns, values }: ValuesRow): boolean =>
  columns.length > 1 && columns.every((column, at) => values[at] === column)

const listingsDraft = ({ columns, values }: ValuesRow): Draft => {
  const cells: Record<string, string> = {}
  for (const [at, column] of columns.entries()) {
    const value = values[at]
    if (typeof value === 'string' && column !== '__proto__') cells[column.trim()] = value
  }
  const listing = listingsRow(cells)
  const place = listing?.place ?? null
  return {
    car: { ...listing?.car },
    place: place && { code: null, name: null, city: place.city, state: place.state, postcode: null },
  }
}

/**
 * A name that contains only year, make, model and badge is dropped, so that the platform derives it and keeps it up to
 * date.
 */
const withoutDerivedName = (sent: Record<string, unknown>, car: CarInput): CarInput => {
  if (!car.name) return car
  const written = carTitle({
    year: car.year,
    make: String(sent.make ?? ''),
    model: String(sent.model ?? ''),
    badge: String(sent.badge ?? ''),
  })
  const name = car.name.toLowerCase()
  return [written, carTitle(car), plainTitle(car)].some((title) => title.toLowerCase() === name)
    ? { ...car, name: null }
    : car
}

const pictureAdvice = (sent: unknown, kept: number, limit: number): string[] => {
  const count = Array.isArray(sent) ? sent.length : 0
  const bad = Math.min(count, limit) - kept
  return [
    ...(count > limit ? [`A car keeps ${limit} photos; ${count - limit} more were left out.`] : []),
    ...(bad > 0 ? [`${bad} of ${Math.min(count, limit)} photos have no web address and were left out.`] : []),
  ]
}

/**
 * Reads rows of one client's files (FEED-01, FEED-04). A row is a car as soon as make and model can be read; any other
 * field that cannot is left out and named as advice, so that no car is lost for a typing mistake.
 */
export const rowReader = ({ profile, priceBasis }: FeedClientProfile, plan: ColumnPlan, limits: FeedLimits) => {
  let columns: readonly string[] = []
  let targets: Targets = []
  const targetsFor = (row: ValuesRow): Targets => {
    if (row.columns !== columns) {
      columns = row.columns
      targets = targetsOf(columns, plan)
    }
    return targets
  }
  const draftOf = (row: ValuesRow): Draft => {
    if (profile === 'listings') return listingsDraft(row)
    const draft = valuesByColumn(row.values, targetsFor(row), plan)
    return { car: mergeColumns(draft, priceBasis), place: readPlace(draft) }
  }
  const issue = (row: ValuesRow, field: string, value: unknown, reason: string): FeedIssue => ({
    field: columnOf(field, row, targetsFor(row)),
    value: shownValue(value),
    reason,
  })
  return (row: RawRow): RowReading => {
    if (row.kind === 'unreadable') return { kind: 'rejected', car: null, issues: [wholeRow(row.value, row.reason)] }
    if (row.values.every(isBlankValue)) return { kind: 'skipped', issues: [wholeRow('', 'The row is empty.')] }
    if (isRepeatedHeader(row)) return { kind: 'skipped', issues: [wholeRow('', 'The row repeats the column names.')] }
    const { car: sent, place } = draftOf(row)
    const photos = sent.images
    if (Array.isArray(photos)) sent.images = photos.slice(0, limits.images)
    const { car: cleaned, problems, notes } = cleanCar(sent)
    const lacks = missingName(cleaned, false)
    if (lacks.length > 0) {
      const issues = lacks.map(({ path, message }) => issue(row, path, sent[path], message))
      return { kind: 'rejected', car: cleaned, issues }
    }
    const held = unknownStatus(sent.status, cleaned)
    if (held !== null) cleaned.status = 'pending'
    const advice = problems.map(({ path, value, message }) =>
      issue(row, path, value, path === 'status' && held !== null ? held : `${message} It was left out.`),
    )
    if (held !== null && problems.every(({ path }) => path !== 'status')) {
      advice.push(issue(row, 'status', sent.status, held))
    }
    for (const reason of pictureAdvice(photos, cleaned.images?.length ?? 0, limits.images)) {
      advice.push(issue(row, 'images', '', reason))
    }
    for (const { path, value, message } of notes) advice.push(issue(row, path, value, message))
    if (isNoNumber(sent.price)) {
      advice.push(issue(row, 'price', sent.price, `'${sent.price}' is no price; the car shows 'price on application'.`))
    }
    const vin = vinAdvice(cleaned.vin ?? null)
    if (vin !== null) advice.push(issue(row, 'vin', cleaned.vin, vin))
    if (row.values.length > row.columns.length && row.values.slice(row.columns.length).some((v) => !isBlankValue(v))) {
      const reason = `The row has ${row.values.length} values for ${row.columns.length} columns; what stands beyond was left out.`
      advice.push(wholeRow(row.values.slice(row.columns.length).join(' '), reason))
    }
    return { kind: 'car', car: withoutDerivedName(sent, cleaned), place, advice }
  }
}
