/** A brand's name after its article: 'a Kia', 'an Audi'. */
export const withArticle = (name: string): string => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Says a brand by itself: 'CX-5', 'Ranger', but not '500' or 'Up', which other sentences have, too. */
const isTelling = (name: string): boolean => /\p{L}/u.test(name) && (name.length > 2 || /\d/.test(name))

/** Whether a text names a brand or one of its models, spelt as they are. */
export const mentionsBrand = (names: readonly string[]): ((text: string) => boolean) => {
  const telling = names.filter(isTelling).map(escaped)
  if (telling.length === 0) return () => false
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${telling.join('|')})(?![\p{L}\p{N}])`, 'u')
  return (text) => named.test(text)
}
