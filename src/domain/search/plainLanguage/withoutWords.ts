import type { Span } from './ParsedQuery'

/** A text without the words of one of its parts. */
export const withoutWords = (text: string, { start, end }: Span): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
