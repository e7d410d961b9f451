import { isBlank } from './blank'
import { stripMarkup } from '../car/stripMarkup'

/** Anything that a single line of plain text has to lose: controls, double spaces, spaces at the ends, markup. */
const untidy = /[\p{Cc}<&]|[^\S ]|  |^ | $/u

const oneLine = (raw: string): string =>
  untidy.test(raw)
    ? stripMarkup(raw)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : raw

/**
 * One line of text without markup, spaces collapsed; null for nothing, '-' and the like. Numbers are taken as their
 * digits. Half a surrogate pair, which no database stores, becomes '�'.
 */
export const parseText = (raw: unknown): string | null => {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  const text = oneLine(String(raw).toWellFormed())
  return isBlank(text) ? null : text
}

/** At most `length` characters of a text that parseText made, never half a pair. Null stays null. */
export const cutText = (text: string | null, length: number): string | null =>
  text === null || text.length <= length ? text : parseText(text.slice(0, length))

const tidyLines = (text: string): string =>
  stripMarkup(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Characters kept of a dealer's comments. */
export const COMMENTS_MAX = 20_000

/** Comments of any length as plain text, to tell how long they are. */
export const wholeComments = (raw: unknown): string | null =>
  typeof raw === 'string' ? tidyLines(raw.toWellFormed()) : null

/**
 * A dealer's comments as plain text with line breaks (CAR-22), at most 20,000 characters: markup is dropped with the
 * content of scripts and styles, `<br>`, `<p>` and `<li>` become lines. Null for nothing.
 */
export const parseComments = (raw: unknown): string | null => {
  if (typeof raw !== 'string') return null
  // Markup around the text may be twice as long as the text; what is longer still is no comment.
  const whole = tidyLines(raw.slice(0, COMMENTS_MAX * 4).toWellFormed())
  const text = whole.length > COMMENTS_MAX ? tidyLines(whole.slice(0, COMMENTS_MAX).toWellFormed()) : whole
  return isBlank(text) ? null : text
}

const separatorOf = (text: string): RegExp => {
  if (text.includes('|')) return /\|/
  if (text.includes(';')) return /;/
  return text.includes('\n') ? /\n/ : /,/
}

/** A list out of a list, or out of one text separated by the first of '|', ';' or line breaks it has; ',' only when it has none of them. */
export const parseList = (raw: unknown): string[] => {
  // Entities hold the semicolon that separates features.
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : typeof raw === 'string' ? splitList(raw) : []
  return [...new Set(parts.map((part) => parseText(part)).filter((part) => part !== null))]
}

const splitList = (raw: string): string[] => {
  const text = stripMarkup(raw)
  return text.split(separatorOf(text))
}
