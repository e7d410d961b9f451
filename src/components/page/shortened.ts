/** A long text's beginning, cut at a word where one ends near by, with an ellipsis. Null: the text is not over the limit. */
export const shortened = (text: string, over: number, length: number): string | null => {
  if (text.length <= over) return null
  const cut = text.slice(0, length)
  const word = cut.lastIndexOf(' ')
  return `${cut.slice(0, word > length - 20 ? word : length).trimEnd()}…`
}
