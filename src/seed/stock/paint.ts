/** Paint names by the studio's colour folder, and how often Australians choose them. */
export const paints: Readonly<Record<string, { name: string; weight: number }>> = {
  white: { name: 'White', weight: 33 },
  grey: { name: 'Grey', weight: 19 },
  gray: { name: 'Grey', weight: 19 },
  graphite: { name: 'Graphite', weight: 8 },
  black: { name: 'Black', weight: 13 },
  silver: { name: 'Silver', weight: 12 },
  blue: { name: 'Blue', weight: 12 },
  navy: { name: 'Navy', weight: 5 },
  red: { name: 'Red', weight: 9 },
  burgundy: { name: 'Burgundy', weight: 2 },
  green: { name: 'Green', weight: 4 },
  orange: { name: 'Orange', weight: 3 },
  yellow: { name: 'Yellow', weight: 1 },
  bronze: { name: 'Bronze', weight: 3 },
  sand: { name: 'Sand', weight: 3 },
  beige: { name: 'Beige', weight: 2 },
  teal: { name: 'Teal', weight: 2 },
}

/** The colours offered when no pictures have been made yet. */
export const usualPaints = ['white', 'grey', 'black', 'silver', 'blue', 'red'] as const

export const paintOf = (colour: string): { name: string; weight: number } =>
  paints[colour] ?? { name: colour.charAt(0).toUpperCase() + colour.slice(1).replaceAll('-', ' '), weight: 1 }

/** Colours of the seats by the trim of a studio's cabin. */
const upholstery: Readonly<Record<string, string>> = {
  standard: 'Black',
  light: 'Tan',
  graphite: 'Charcoal',
  pale: 'Beige',
  sport: 'Red',
  work: 'Charcoal',
  'living-light': 'Blue',
  'living-dark': 'Beige',
  'living-pop': 'Grey',
}

/** The colour of the seats in a picture of a cabin; null when it is unknown. */
export const upholsteryOf = (cabin: string | null): string | null =>
  upholstery[/\/cabins\/([a-z-]+)\//.exec(cabin ?? '')?.[1] ?? ''] ?? null

/** Of vehicles whose cabin has no picture. */
export const interiorColours = ['Black', 'Black', 'Black', 'Charcoal', 'Grey', 'Beige', 'Tan'] as const
