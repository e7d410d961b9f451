/**
 * What of an Australian phone number stays the same however it is written: 412 345 678 of 0412 345 678, +61 412 345 678 and
 * 0061 (0)412 345 678. Of a part of a number: its digits, without the prefix.
 */
export const phoneCore = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^(?:(?:\+|00)61|61(?=0?\d{9}$))?0?/, '')
    .replace(/\D/g, '')

/** The words of a search. A phone number that is written in groups is one word. */
export const searchWords = (search: string): string[] =>
  search
    .replace(/(?:\+|\b0)[\d\s()-]*\d/g, (number) => number.replace(/[^\d+]/g, ''))
    .split(/\s+/)
    .filter(Boolean)
