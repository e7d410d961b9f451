import { pictureOf, type PictureInput } from '../pictureOf'
import { type ModelFact, modelFacts } from './modelFacts'
import { gradeOf, type GradeRow, type ModelGrade, priceFromDollars } from './modelRange'

/** A 'Discover' tile (ENT-09, CON-17, CON-18). */
export interface ModelTile {
  id: string
  name: string
  /** 'All New CX-60' while the model has a launch status, else the name. */
  label: string
  href: string
  image: { url: string; alt: string } | null
  bodies: string[]
  brand: { title: string; slug: string } | null
  /** What its brand makes: 'car', 'caravan'; null while that is not known. */
  kind: string | null
  /** The lowest price of its grades, drive away. */
  priceFromDollars: number | null
  /** Of which grade that price is, where it has fewer seats than others, as a single cab has: '2-seat Workmate'; null or left out: it has not. */
  priceOf?: string | null
  /** What it is compared by: seats, fuel use, berths. */
  facts: ModelFact[]
  /** '#rrggbb' of its colours. */
  swatches: string[]
  /** Which of a group's dealerships sells it; left out: the site itself. */
  seller?: string
}

type Text = string | null | undefined

/** The fields of a model's row that are read here, as Payload returns them. */
interface TileRow {
  id: string
  name: string
  slug: string
  status?: Text
  override_url?: Text
  image?: PictureInput
  cloudfront_new_image_url?: Text
  manufacturer?: { title: string; slug: string; kind?: Text } | string | null
  manufacturer_body?: Text
  manufacturer_body2?: Text
  manufacturer_body3?: Text
  price_from?: number | null
  grades?: GradeRow[] | null
  colours?: { hex: string }[] | null
}

/** The grade of a price, where its picture may show more seats than it has. */
const gradeOfPrice = (grades: readonly ModelGrade[], dollars: number | null): string | null => {
  const seats = grades.flatMap((grade) => Number(grade.seats) || [])
  const own = dollars === null ? undefined : grades.find(({ priceDollars }) => priceDollars === dollars)
  return own?.name && Number(own.seats) < Math.max(0, ...seats) ? `${own.seats}-seat ${own.name}` : null
}

/** A model's row, its picture and brand populated, as its tile shows it. */
export const modelTile = (row: TileRow): ModelTile => ({
  id: row.id,
  name: row.name,
  label: row.status ? `All New ${row.name}` : row.name,
  href: row.override_url || `/${row.slug}`,
  image: row.cloudfront_new_image_url
    ? { url: row.cloudfront_new_image_url, alt: row.name }
    : pictureOf(row.image, row.name),
  bodies: [row.manufacturer_body, row.manufacturer_body2, row.manufacturer_body3].flatMap((body) => body ?? []),
  brand:
    typeof row.manufacturer === 'object' && row.manufacturer
      ? { title: row.manufacturer.title, slug: row.manufacturer.slug }
      : null,
  kind: (typeof row.manufacturer === 'object' && row.manufacturer?.kind) || null,
  priceFromDollars: priceFromDollars(row),
  priceOf: gradeOfPrice((row.grades ?? []).map(gradeOf), priceFromDollars(row)),
  facts: modelFacts((row.grades ?? []).map(gradeOf)),
  swatches: (row.colours ?? []).map(({ hex }) => hex),
})
