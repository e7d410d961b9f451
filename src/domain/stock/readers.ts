import { parseDate, parseMonth } from './parseDate'
import { parseFlag } from './parseFlag'
import { parseAddress, parseAddresses, parseImages } from './parseImages'
import { parseDollars, parseKm, parseQuantity, type Reading, unreadable } from './parseQuantity'
import { cutText, parseComments, parseList, parseText } from './parseText'
import { tidyVin } from './vinAdvice'

const TEXT_MAX = 500
const LIST_MAX = 500
const AMOUNT_MAX = 1_000_000_000

/** Reads one incoming field: undefined leaves the field as it is, `unreadable` means it is not `what`. */
export interface Reader<T> {
  read: (raw: unknown) => T | undefined | typeof unreadable
  what: string
}

const reader = <T>(read: Reader<T>['read'], what: string): Reader<T> => ({ read, what })

const textOf = (length: number): Reader<string | null> => reader((raw) => cutText(parseText(raw), length), 'a text')

const within = (value: Reading): Reading => (typeof value === 'number' && value > AMOUNT_MAX ? unreadable : value)

/** A word out of a fixed list; blank leaves the field as it is. */
const word = <T extends string>(read: (raw: string) => T | null, options: string): Reader<T> =>
  reader((raw) => {
    const text = parseText(raw)
    return text === null ? undefined : (read(text) ?? unreadable)
  }, `one of ${options}`)

/** A word that says nothing ('Other') is nothing; `family` gives the trade's own word where it knows one. */
const meaningful = (family: (raw: string) => string | null = () => null): Reader<string | null> =>
  reader((raw) => {
    const text = cutText(parseText(raw), TEXT_MAX)
    return text === null || text.toLowerCase() === 'other' ? null : (family(text) ?? text)
  }, 'a text')

const year = (raw: unknown) => {
  const value = parseQuantity(raw)
  if (typeof value !== 'number') return value
  return Number.isInteger(value) && value >= 1900 && value <= 2100 ? value : unreadable
}

/** A warranty that slipped into the colour's column is no colour. */
const notAColour = /^\d+$|\b\d+ ?(years?|yrs?|months?|kms?)\b|\bunlimited\b/i

/** Readers of one incoming field each, by what the field holds. */
export const read = {
  text: textOf(TEXT_MAX),
  name: textOf(100),
  code: textOf(60),
  plate: reader((raw) => cutText(parseText(raw)?.toUpperCase() ?? null, 20), 'a number plate'),
  comments: reader(parseComments, 'a text'),
  list: reader(
    (raw) =>
      parseList(raw)
        .slice(0, LIST_MAX)
        .map((part) => cutText(part, TEXT_MAX) ?? ''),
    'a list',
  ),
  images: reader(parseImages, 'a list of pictures'),
  addresses: reader((raw) => parseAddresses(raw).slice(0, LIST_MAX), 'a list of web addresses'),
  address: reader((raw) => (parseText(raw) === null ? null : (parseAddress(raw) ?? unreadable)), 'a web address'),
  // Nobody gives a car away: 0 stands for no price.
  dollars: reader((raw) => within(parseDollars(raw)) || null, 'an amount in dollars'),
  km: reader((raw) => within(parseKm(raw)), 'a distance in kilometres'),
  quantity: reader((raw) => within(parseQuantity(raw)), 'a number'),
  year: reader(year, 'a year from 1900 to 2100'),
  flag: reader((raw) => parseFlag(raw) ?? undefined, 'yes or no'),
  date: reader(parseDate, 'a day such as 31/12/2026'),
  month: reader(parseMonth, 'a month'),
  vin: reader((raw) => cutText(tidyVin(raw), 40), 'a VIN'),
  colour: reader((raw) => {
    const text = cutText(parseText(raw), 100)
    return text !== null && notAColour.test(text) ? unreadable : text
  }, 'a colour'),
  word,
  meaningful,
}
