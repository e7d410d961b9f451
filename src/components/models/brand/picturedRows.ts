import { isSamePicture, withoutHints } from '@/src/domain/media/pictureHints'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import type { SitePicture } from '@/src/domain/content/pictureOf'
import type { BrandTile } from '../BrandCards'

/** A brand with what its row of a list says of it. */
export interface BrandRow extends BrandTile {
  /** What it makes: 'car', 'caravan'; 'group': it is a dealership of a group; left out: not one kind. */
  kind?: string
  /** Its own wide picture, which leads; left out or null: a car of it does. */
  banner?: SitePicture | null
  /** Sold new here, in the range's order. */
  models: ModelTile[]
  /** Where it is in stock, or without stock where it is sold: 'Bay Yard', '5 at Bay Yard'. */
  places: string[]
  /** What a group's dealership sells; left out: this is a make itself. */
  sells?: string[]
  /** The first of its current offers; left out: none. */
  offer?: { name: string; href: string } | null
}

/** A row with the pictures that it shows, none of which is elsewhere on the page. */
export interface PicturedRow extends BrandRow {
  lead: SitePicture | null
  /** The model that the lead is the picture of: it is named there and has no tile. Null: of none. */
  pictured: ModelTile | null
  /** The models that have a tile; without a picture where another part of the page shows it. */
  tiles: ModelTile[]
}

/** So many of its models are seen at most: two columns of three. Of more the last place is the way to all of them. */
export const CELLS = 6

/** All rows of a page with their pictures: no picture is there twice. `elsewhere`: addresses that other parts of the page show. */
export const picturedRows = (brands: readonly BrandRow[], elsewhere: readonly string[] = []): PicturedRow[] => {
  const used = new Set(elsewhere.map(withoutHints))
  // All leads come first: a tile of the first brand leaves the last one its own.
  const led = brands.map((brand) => {
    const own = [brand.banner, brand.picture].flatMap((picture) => picture ?? [])
    const lead = own.find(({ url }) => !used.has(withoutHints(url))) ?? null
    if (lead) used.add(withoutHints(lead.url))
    return { ...brand, lead }
  })
  return led.map((brand) => {
    const pictured =
      brand.models.find(({ image }) => image && brand.lead && isSamePicture(image.url, brand.lead.url)) ?? null
    const others = brand.models.filter((model) => model !== pictured)
    const tiles = others.slice(0, others.length > CELLS ? CELLS - 1 : CELLS).map((model) => {
      const image = model.image && !used.has(withoutHints(model.image.url)) ? model.image : null
      if (image) used.add(withoutHints(image.url))
      return { ...model, image }
    })
    return { ...brand, pictured, tiles }
  })
}
