/** What the built-in faces have beside Latin-1: Windows-1252. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const ALIKE: Record<string, string> = { '−': '-', '‐': '-', '‑': '-', '→': '>', '×': 'x', '★': '*', '✓': '-', '●': '•' }

const has = (character: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(character) || EXTRA.has(character)

const nearest = (character: string): string => {
  if (has(character)) return character
  const plain = ALIKE[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].every(has) ? plain : ''
}

/** Text in the letters of a PDF's built-in faces: 'Škoda Ōsaka 🚗' becomes 'Škoda Osaka'. Lines stay apart. */
export const plainType = (text: string): string =>
  text
    .split('\n')
    .map((line) => [...line.replace(/\s+/g, ' ')].map(nearest).join('').replace(/ {2,}/g, ' ').trim())
    .join('\n')
