const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Control characters and lone surrogates that no XML document may hold, however they are written. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text as it may stand in an element or attribute of an XML document. */
export const xmlText = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
