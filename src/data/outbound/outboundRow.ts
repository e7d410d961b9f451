import { z } from 'zod'
import { withoutHints } from '@/src/domain/media/pictureHints'
import type { OutboundCar } from '@/src/domain/outbound/OutboundCar'
import { carImages } from '@/src/domain/stock/photos/carImages'
import { shownPhotos } from '@/src/domain/stock/photos/shownPhotos'
import { plainFields } from '@/src/domain/stock/fields/carFieldTable'
import { outboundShape, storedNumber as number, storedText as text } from '@/src/domain/stock/fields/plainSchemas'

const photoSchema = z.object({ url: z.string().nullable(), filename: z.string().nullable() })

const pictureOf = (filename: unknown) => {
  if (typeof filename !== 'string' || filename === '') return null
  const url = `/api/media/file/${encodeURIComponent(filename)}`
  return { url, thumb: url }
}

/** The photos shoppers see, the main one first (FEED-08): an advertisement must not show what the page does not. */
const photosOf = (
  photos: readonly z.infer<typeof photoSchema>[],
  primary_image_url: string | null,
  showRemote: boolean,
): string[] => {
  const images = photos.map(({ url, filename }) => ({ media: filename, image: { url } }))
  const shown = shownPhotos({ images, primary_image_url }, { pictureOf, showRemote })
  const urls = carImages(shown).map(({ url }) => url)
  const { primary_image_url: first } = shown
  return [...new Set((first === null ? urls : [first, ...urls]).map(withoutHints))]
}

/** A row of the query of `outboundPages`. */
export const outboundRow = z.object({
  ...outboundShape(plainFields),
  id: z.string(),
  tenant_id: z.string(),
  slug: z.string(),
  listed_on: z.string().nullable(),
  place_slug: z.string().nullable(),
  place_name: text,
  place_street: text,
  place_city: text,
  place_state: text,
  place_postcode: text,
  place_lat: number,
  place_lng: number,
  primary_image_url: text,
  features: z.array(z.string().nullable()).nullable(),
  photos: z.array(photoSchema).nullable(),
  dealership_slug: z.string(),
  dealership_name: z.string(),
})

/** A row as the feeds read it. @param showRemote the `feeds.showRemotePhotos` of its dealership */
export const toOutboundCar = (raw: z.infer<typeof outboundRow>, showRemote: boolean): OutboundCar => {
  const { features, photos, primary_image_url, tenant_id: _, dealership_slug, dealership_name, ...row } = raw
  const { place_slug, place_name, place_street, place_city, place_state, place_postcode, ...rest } = row
  const { place_lat, place_lng, ...car } = rest
  return {
    ...car,
    features: (features ?? []).filter((feature) => feature !== null),
    photos: photosOf(photos ?? [], primary_image_url, showRemote),
    dealership: { slug: dealership_slug, name: dealership_name },
    place:
      place_slug === null
        ? null
        : {
            code: place_slug,
            name: place_name ?? '',
            street: place_street,
            city: place_city,
            state: place_state,
            postcode: place_postcode,
            lat: place_lat,
            lng: place_lng,
          },
  }
}
