import { isBlank } from './blank'

/** One line of text, spaces collapsed; null for nothing, '-' and the like. Numbers are taken as their digits. */
export const parseText = (raw: unknown): string | null => {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  const text = String(raw)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return isBlank(text) ? null : text
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
}

/**
 * A dealer's comments as plain text with line breaks (CAR-22): markup is dropped with the content of scripts and styles,
 * `<br>`, `<p>` and `<li>` become lines. Null for nothing.
 */
export const parseComments = (raw: unknown): string | null => {
  if (typeof raw !== 'string') return null
  const text = raw
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)\s*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp|ndash|mdash);/gi,
      (whole, name: string) => entities[name.toLowerCase()] ?? whole,
    )
    .replace(/&#39;/g, "'")
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return isBlank(text) ? null : text
}

/** A list out of a list, or out of one text separated by the first of '|', ';' or line breaks it has; ',' only when it has none of them. */
export const parseList = (raw: unknown): string[] => {
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(separatorOf(raw)) : []
  return [...new Set(parts.map((part: unknown) => parseText(part)).filter((part) => part !== null))]
}

const separatorOf = (text: string): RegExp => {
  if (text.includes('|')) return /\|/
  if (text.includes(';')) return /;/
  return text.includes('\n') ? /\n/ : /,/
}
