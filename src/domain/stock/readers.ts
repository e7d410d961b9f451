import { z } from 'zod'
import { parseDate, parseMonth } from './parseDate'
import { parseFlag } from './parseFlag'
import { parseImages } from './parseImages'
import { parseDollars, parseKm, parseQuantity, unreadable } from './parseQuantity'
import { parseComments, parseList, parseText } from './parseText'
import { tidyVin } from './vinAdvice'

const TEXT_MAX = 500
const COMMENTS_MAX = 20_000
const LIST_MAX = 500

const shown = (raw: unknown): string =>
  typeof raw === 'string' ? `'${raw.slice(0, 60)}'` : String(JSON.stringify(raw) ?? raw)

/** A field that is left alone when absent, and refused with a sentence when it cannot be read. */
const reader = <T>(read: (raw: unknown) => T | typeof unreadable, what: string) =>
  z
    .unknown()
    .transform((raw, context): T => {
      const value = read(raw)
      if (value !== unreadable) return value
      context.addIssue({ code: 'custom', message: `${shown(raw)} is not ${what}.` })
      return z.NEVER
    })
    .optional()

/** A word out of a fixed list; blank leaves the field as it is. */
const word = <T extends string>(read: (raw: string) => T | null, options: string) =>
  reader((raw): T | undefined | typeof unreadable => {
    const text = parseText(raw)
    return text === null ? undefined : (read(text) ?? unreadable)
  }, `one of ${options}`)

const cut = (text: string | null, length: number): string | null => text?.slice(0, length) ?? null

const year = (raw: unknown) => {
  const value = parseQuantity(raw)
  if (typeof value !== 'number') return value
  return Number.isInteger(value) && value >= 1900 && value <= 2100 ? value : unreadable
}

/** Readers of one incoming field each, by what the field holds. */
export const read = {
  text: reader((raw) => cut(parseText(raw), TEXT_MAX), 'a text'),
  comments: reader((raw) => cut(parseComments(raw), COMMENTS_MAX), 'a text'),
  list: reader((raw) => parseList(raw).slice(0, LIST_MAX), 'a list'),
  images: reader(parseImages, 'a list of pictures'),
  dollars: reader(parseDollars, 'an amount in dollars'),
  km: reader(parseKm, 'a distance in kilometres'),
  quantity: reader(parseQuantity, 'a number'),
  year: reader(year, 'a year from 1900 to 2100'),
  flag: reader((raw) => {
    const value = parseFlag(raw)
    return value === null ? undefined : value
  }, 'yes or no'),
  date: reader(parseDate, 'a day such as 31/12/2026'),
  month: reader(parseMonth, 'a month'),
  vin: reader((raw) => cut(tidyVin(raw), 40), 'a VIN'),
  word,
}
