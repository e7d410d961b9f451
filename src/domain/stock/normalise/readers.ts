import { parseDate, parseMonth } from './parseDate'
import { parseFlag } from './parseFlag'
import { parseAddress, parseAddresses, parseImages } from './parseImages'
import { parseDollars, parseKm, parseQuantity, type Reading, unreadable } from './parseQuantity'
import { COMMENTS_MAX, cutText, parseComments, parseList, parseText, wholeComments } from './parseText'
import { simpleDrive } from './driveTypes'
import { readCarType, readItemType, readPriceType, readStatus } from './statusesAndConditions'
import { tidyVin } from '../checks/vinAdvice'

const TEXT_MAX = 500
const LIST_MAX = 500
const COLOUR_MAX = 100
const AMOUNT_MAX = 1_000_000_000

/** Parses one incoming field: undefined leaves the field unchanged, `unreadable` means the value is not `what`. */
export interface Reader<T> {
  read: (raw: unknown) => T | undefined | typeof unreadable
  what: string
  /** Describes the part of a value that was lost; null when nothing was. */
  lost?: (raw: unknown) => string | null
}

const reader = <T>(read: Reader<T>['read'], what: string, lost?: Reader<T>['lost']): Reader<T> => ({
  read,
  what,
  ...(lost ? { lost } : {}),
})

/** Reports a text longer than its field. */
const cutAt =
  (length: number, parse: (raw: unknown) => string | null = parseText) =>
  (raw: unknown): string | null => {
    if (typeof raw !== 'string' || raw.length <= length) return null
    const long = parse(raw)?.length ?? 0
    if (long <= length) return null
    return `The text has ${long.toLocaleString('en-AU')} characters; the first ${length.toLocaleString('en-AU')} were kept.`
  }

const textOf = (length: number): Reader<string | null> =>
  reader((raw) => cutText(parseText(raw), length), 'a text', cutAt(length))

const within = (value: Reading): Reading => (typeof value === 'number' && value > AMOUNT_MAX ? unreadable : value)

/** A word from a fixed list; blank leaves the field unchanged. */
const word = <T extends string>(read: (raw: string) => T | null, options: string): Reader<T> =>
  reader((raw) => {
    const text = parseText(raw)
    return text === null ? undefined : (read(text) ?? unreadable)
  }, `one of ${options}`)

const isOther = (text: string | null): boolean => text?.toLowerCase() === 'other'

/** Reports a word that was treated as empty, and a text longer than its field. */
const otherOrCut =
  (length: number) =>
  (raw: unknown): string | null =>
    isOther(parseText(raw)) ? "'Other' says nothing; it was left out." : cutAt(length)(raw)

/** A word without information ('Other') becomes empty; `family` returns the trade's own word where it knows one. */
const meaningful = (family: (raw: string) => string | null = () => null): Reader<string | null> =>
  reader(
    (raw) => {
      const text = cutText(parseText(raw), TEXT_MAX)
      return text === null || isOther(text) ? null : (family(text) ?? text)
    },
    'a text',
    otherOrCut(TEXT_MAX),
  )

const year = (raw: unknown) => {
  const value = parseQuantity(raw)
  if (typeof value !== 'number') return value
  return Number.isInteger(value) && value >= 1900 && value <= 2100 ? value : unreadable
}

/** A whole number of parts, such as doors or seats; 0 means not known. */
const countOf = (most: number): Reader<number | null> =>
  reader((raw) => {
    const value = parseQuantity(raw)
    if (typeof value !== 'number') return value
    return Number.isInteger(value) && value <= most ? value || null : unreadable
  }, `a whole number from 1 to ${most}`)

/** Reports a list with more or longer texts than are stored. */
const listLost = (raw: unknown): string | null => {
  const parts = parseList(raw)
  const long = parts.filter((part) => part.length > TEXT_MAX).length
  if (parts.length > LIST_MAX) return `The list has ${parts.length} entries; the first ${LIST_MAX} were kept.`
  return long > 0 ? `${long} of ${parts.length} entries were cut to ${TEXT_MAX} characters.` : null
}

/** A warranty in the colour column is not a colour. */
const notAColour = /^\d+$|\b\d+ ?(years?|yrs?|months?|kms?)\b|\bunlimited\b/i

/** Parsers of one incoming field each, by the type of its content. */
export const read = {
  text: textOf(TEXT_MAX),
  name: textOf(100),
  code: textOf(60),
  plate: reader((raw) => cutText(parseText(raw)?.toUpperCase() ?? null, 20), 'a number plate', cutAt(20)),
  comments: reader(parseComments, 'a text', cutAt(COMMENTS_MAX, wholeComments)),
  list: reader(
    (raw) =>
      parseList(raw)
        .slice(0, LIST_MAX)
        .map((part) => cutText(part, TEXT_MAX) ?? ''),
    'a list',
    listLost,
  ),
  images: reader(parseImages, 'a list of pictures'),
  addresses: reader((raw) => parseAddresses(raw).slice(0, LIST_MAX), 'a list of web addresses'),
  address: reader((raw) => (parseText(raw) === null ? null : (parseAddress(raw) ?? unreadable)), 'a web address'),
  // 0 means no price.
  dollars: reader((raw) => within(parseDollars(raw)) || null, 'an amount in dollars'),
  km: reader((raw) => within(parseKm(raw)), 'a distance in kilometres'),
  /** Upper limits: no bus has more seats, no car more doors or gears. */
  seats: countOf(100),
  doors: countOf(9),
  gears: countOf(24),
  quantity: reader((raw) => within(parseQuantity(raw)), 'a number'),
  year: reader(year, 'a year from 1900 to 2100'),
  flag: reader((raw) => parseFlag(raw) ?? undefined, 'yes or no'),
  date: reader(parseDate, 'a day such as 31/12/2026'),
  month: reader(parseMonth, 'a month from 01/1900 to 12/2100'),
  vin: reader((raw) => cutText(tidyVin(raw), 40), 'a VIN'),
  colour: reader(
    (raw) => {
      const text = cutText(parseText(raw), COLOUR_MAX)
      if (isOther(text)) return null
      return text !== null && notAColour.test(text) ? unreadable : text
    },
    'a colour',
    otherOrCut(COLOUR_MAX),
  ),
  carType: word(readCarType, 'new, demo, used'),
  itemType: word(readItemType, 'car, truck, motorcycle, caravan'),
  status: word(readStatus, 'in_stock, coming_soon, sold, pending, archived'),
  priceType: word(readPriceType, 'drive_away, egc'),
  meaningful: meaningful(),
  drive: meaningful(simpleDrive),
}

export type ReaderName = keyof typeof read

/** One of some options, by its value or its label in any case. */
export const oneOf = (options: Readonly<Record<string, string>>): Reader<string> => {
  const values = new Map(
    Object.entries(options).flatMap(([value, label]) => [
      [value.toLowerCase(), value],
      [label.toLowerCase(), value],
    ]),
  )
  return word((raw) => values.get(raw.toLowerCase()) ?? null, Object.keys(options).join(', '))
}
