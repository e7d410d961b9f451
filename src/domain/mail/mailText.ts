/** A header of a mail ends at a line break: what follows would be a header of its own. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Paragraphs of a text: empty lines separate them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** What an address holds beside the @ cannot add a subject or a copy. */
export const mailtoHref = (email: string): string =>
  `mailto:${encodeURIComponent(oneLine(email)).replaceAll('%40', '@')}`
