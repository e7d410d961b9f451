/**
 * The beginning of a long text, cut at a nearby word boundary, with an ellipsis. Null when the text is within the
 * limit.
 */
export const shortened = (text: string, over: number, length: number): string | null => {
  if (text.length <= over) return null
  const cut = text.slice(0, length)
  const word = cut.lastIndexOf(' ')
  return `${cut.slice(0, word > length - 20 ? word : length).trimEnd()}…`
}
