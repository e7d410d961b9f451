import { plainText } from '../../content/plainText'

/** Own words come first: what follows them is history. Looking through millions of open tags would take minutes. */
const READ_CHARACTERS = 50_000

const LINE_ENDS = /<(?:br|p|div|blockquote)\b[^>]*>|<\/(?:p|div|li|tr|h\d|blockquote)>/i

/** The text of a mail that is HTML alone, with a line for each of its lines. */
export const linesOfHtml = (html: string): string => {
  const body = html.slice(Math.max(0, html.search(/<body\b/i))).slice(0, READ_CHARACTERS)
  return body
    .split(LINE_ENDS)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
