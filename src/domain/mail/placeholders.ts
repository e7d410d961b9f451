import { paragraphsOf } from './mailText'

/** What a dealership's words may name. */
export const MAIL_PLACEHOLDERS = ['name', 'vehicle', 'dealership', 'phone', 'reference'] as const

export type MailValues = Record<(typeof MAIL_PLACEHOLDERS)[number], string>

const PATTERN = /\{([^{}\n]*)\}/g

const isPlaceholder = (name: string): name is keyof MailValues => MAIL_PLACEHOLDERS.some((known) => known === name)

/** Names in braces that stand for nothing, as they are written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PATTERN)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))

/** A text with its placeholders filled in; what is filled in is not looked at again. */
export const fillPlaceholders = (text: string, values: MailValues): string =>
  text.replaceAll(PATTERN, (written, name: string) => (isPlaceholder(name) ? values[name] : written))

/** The same for whole paragraphs: one that names something there is no value for is left out. */
export const fillParagraphs = (text: string, values: MailValues): string =>
  paragraphsOf(text)
    .filter((paragraph) =>
      [...paragraph.matchAll(PATTERN)].every(([, name = '']) => !isPlaceholder(name) || values[name] !== ''),
    )
    .map((paragraph) => fillPlaceholders(paragraph, values))
    .join('\n\n')
