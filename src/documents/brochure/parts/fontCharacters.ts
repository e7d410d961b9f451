const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** What the brochure's font files hold: Latin-1, Latin Extended-A (Škoda, Māori) and the usual punctuation. */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0x17f)}–—‘’‚“”„†‡•…‰‹›€™−`
