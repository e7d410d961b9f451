import { pictureOf, type PictureInput, type SitePicture } from '../pictureOf'

/** One grade of a model; null for what is not known of it. */
export interface ModelGrade {
  name: string
  /** Dollars, drive away. */
  priceDollars: number | null
  engine: string | null
  transmission: string | null
  drive: string | null
  economy: string | null
  seats: string | null
  towing: string | null
  /** What its kind is compared by beyond the above: berths of a caravan, GVM of a truck. */
  facts: { label: string; value: string }[]
  features: string[]
}

export interface ModelColour {
  name: string
  /** '#rrggbb' */
  hex: string
  image: SitePicture
}

/** What a model's page says of its range (RTE-28). Everything may be empty. */
export interface ModelRange {
  /** The lowest price, drive away. */
  priceFromDollars: number | null
  keyFigures: { value: string; label: string }[]
  grades: ModelGrade[]
  colours: ModelColour[]
  gallery: (SitePicture & { caption: string | null })[]
}

type Text = string | null | undefined

interface PricedRow {
  price_from?: number | null
  grades?: { price?: number | null }[] | null
}

/** A grade's fields, as Payload returns them. */
export type GradeRow = { name?: string; price?: number | null } & Partial<
  Record<'engine' | 'transmission' | 'drive' | 'economy' | 'seats' | 'towing' | 'features', Text>
>

/** The fields of a model's row that are read here, as Payload returns them. */
interface RangeRow {
  name: string
  price_from?: number | null
  key_figures?: { value: string; label: string }[] | null
  grades?: GradeRow[] | null
  colours?: { name: string; hex: string; image?: PictureInput }[] | null
  gallery?: { image?: PictureInput; caption?: Text }[] | null
}

const lines = (text: Text): string[] => (text ?? '').split('\n').flatMap((line) => line.trim() || [])

/** 'ATM: 2,460 kg' among the features is a fact, which the table of grades compares in a row of its own. */
const FACT = /^([^:]{2,30}): +(\S.*)$/

export const gradeOf = (row: GradeRow): ModelGrade => ({
  name: row.name ?? '',
  priceDollars: row.price ?? null,
  engine: row.engine || null,
  transmission: row.transmission || null,
  drive: row.drive || null,
  economy: row.economy || null,
  seats: row.seats || null,
  towing: row.towing || null,
  facts: lines(row.features).flatMap((line) => {
    const [, label = '', value = ''] = FACT.exec(line) ?? []
    return label ? [{ label, value }] : []
  }),
  features: lines(row.features).filter((line) => !FACT.test(line)),
})

/** The price a model begins at, drive away: its own, else that of its cheapest grade; null when neither is known. */
export const priceFromDollars = ({ price_from, grades }: PricedRow): number | null => {
  const prices = (grades ?? []).flatMap(({ price }) => price || [])
  return price_from || (prices.length > 0 ? Math.min(...prices) : null)
}

/** The range of a model's row, its pictures populated. A colour without a picture is left out. */
export const modelRange = (row: RangeRow): ModelRange => {
  return {
    priceFromDollars: priceFromDollars(row),
    keyFigures: (row.key_figures ?? []).map(({ value, label }) => ({ value, label })),
    grades: (row.grades ?? []).map(gradeOf),
    colours: (row.colours ?? []).flatMap(({ name, hex, image }) => {
      const picture = pictureOf(image, `${row.name} in ${name}`)
      return picture ? [{ name, hex, image: picture }] : []
    }),
    gallery: (row.gallery ?? []).flatMap(({ image, caption }) => {
      const picture = pictureOf(image, caption || row.name)
      return picture ? [{ ...picture, caption: caption || null }] : []
    }),
  }
}
