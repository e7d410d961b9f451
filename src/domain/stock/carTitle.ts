export interface CarTitleInput {
  year?: number | null
  make?: string | null
  model?: string | null
  badge?: string | null
}

/** 'year make model badge', whatever of it is known (CAR-01): '2021 Toyota Corolla Ascent Sport'. */
export const carTitle = ({ year, make, model, badge }: CarTitleInput): string =>
  [year, make, model, badge]
    .map((part) =>
      String(part ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' ')
