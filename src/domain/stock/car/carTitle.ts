export interface CarTitleInput {
  year?: number | null
  make?: string | null
  model?: string | null
  badge?: string | null
}

const tidy = (part: string | number | null | undefined): string =>
  String(part ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** Some models are the make and a number, in one word: Mazda3, MG3. */
const saysMake = (model: string, make: string): boolean =>
  make !== '' && model.toLowerCase().startsWith(make.toLowerCase()) && /^\d/.test(model.slice(make.length))

const joined = (parts: readonly CarTitleInput[keyof CarTitleInput][]): string =>
  parts
    .map(tidy)
    .filter((part) => part !== '')
    .join(' ')

/** The four in a row, make twice or not: '2020 Mazda Mazda3 G20'. What many systems send, and our own names once were. */
export const plainTitle = ({ year, make, model, badge }: CarTitleInput): string => joined([year, make, model, badge])

/** 'year make model badge', whatever of it is known (CAR-01): '2021 Toyota Corolla Ascent Sport', '2020 Mazda3 G20'. */
export const carTitle = ({ year, make, model, badge }: CarTitleInput): string =>
  joined([year, saysMake(tidy(model), tidy(make)) ? null : make, model, badge])

/** Badge and series under a car's name; a series that the badge ends with already is not said twice: 'Hybrid 616'. */
export const badgeAndSeries = ({ badge, series }: Pick<CarTitleInput, 'badge'> & { series?: string | null }): string =>
  ` ${tidy(badge)}`.toLowerCase().endsWith(` ${tidy(series)}`.toLowerCase()) ? tidy(badge) : joined([badge, series])
