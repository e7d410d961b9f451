/**
 * One cell of a CSV file that people open in a spreadsheet: quoted, and never a formula, whatever a sender wrote into the
 * value (FEED-04).
 */
export const csvCell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  const harmless = /^[\s\0]*[=+\-@\t\r|]/.test(text) && typeof value !== 'number' ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
