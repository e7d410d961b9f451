export interface PictureInput {
  images?: readonly ImageEntry[] | null
  primary_image_url?: string | null
}

/** An entry as the car record has it (CAR-17), or as the stock document has it. */
export interface ImageEntry {
  image?: { url?: string | null; thumb?: { url?: string | null } | null } | null
  isVideo?: boolean | null
  url?: string | null
  thumb?: string | null
}

export interface Picture {
  url: string
  thumb: string
}

/**
 * The pictures of a car in the dealer's order, videos and empty entries left out (CAR-17, CAR-18). A picture without a
 * thumbnail is its own. A car that has only a main picture shows that.
 */
export const carImages = ({ images, primary_image_url }: PictureInput): Picture[] => {
  const pictures = (images ?? []).flatMap((entry): Picture[] => {
    const url = entry.image?.url || entry.url
    if (entry.isVideo || !url) return []
    return [{ url, thumb: entry.image?.thumb?.url || entry.thumb || url }]
  })
  return pictures.length === 0 && primary_image_url ? [{ url: primary_image_url, thumb: primary_image_url }] : pictures
}

/** The main picture: the named one, else the first (CAR-18). Null when the car has none. */
export const primaryImage = (car: PictureInput): string | null =>
  car.primary_image_url || (carImages(car)[0]?.url ?? null)
