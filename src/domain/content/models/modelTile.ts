import { pictureOf, type PictureInput } from '../pictureOf'
import { priceFromDollars } from './modelRange'

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
  /** The lowest price of its grades, drive away. */
  priceFromDollars: number | null
  /** The first and the last of its key figures, such as '138 kW' and '5 seats'. */
  figures: string[]
  /** '#rrggbb' of its colours. */
  swatches: string[]
}

const SWATCHES = 6

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
  manufacturer?: { title: string; slug: string } | string | null
  manufacturer_body?: Text
  manufacturer_body2?: Text
  manufacturer_body3?: Text
  price_from?: number | null
  key_figures?: { value: string; label: string }[] | null
  grades?: { price?: number | null }[] | null
  colours?: { hex: string }[] | null
}

const figuresOf = ({ key_figures }: Pick<TileRow, 'key_figures'>): string[] =>
  [key_figures?.[0], key_figures?.slice(1).at(-1)].flatMap((figure) =>
    figure ? (/^\d+( to \d+)?$/.test(figure.value) ? `${figure.value} ${figure.label}` : figure.value) : [],
  )

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
  priceFromDollars: priceFromDollars(row),
  figures: figuresOf(row),
  swatches: (row.colours ?? []).slice(0, SWATCHES).map(({ hex }) => hex),
})
