import { withShippedBlur } from '@/src/domain/media/shippedBlur'
import { carImages, type ImageEntry } from './carImages'

interface StoredPhotos {
  images?: readonly (ImageEntry & { media?: unknown })[] | null
  primary_image_url?: string | null
}

interface ShownPhotos {
  images: { isVideo: boolean; image: { url: string | null; thumb: { url: string | null } | null } | null }[]
  primary_image_url: string | null
  photos_count: number
}

interface PhotoRules {
  /** The addresses of a stored picture, from whatever the row holds of it; null when there is none. */
  pictureOf: (media: unknown) => { url: string; thumb: string } | null
  /** The dealership's `feeds.showRemotePhotos`. */
  showRemote: boolean
}

/** A path of our own site, or any address where the dealership shows photos from other servers. */
export const isShownAddress = (url: string | null | undefined, showRemote: boolean): url is string =>
  typeof url === 'string' && (/^\/(?!\/)/.test(url) || (showRemote && /^https?:\/\//i.test(url)))

/**
 * The photos of a car as shoppers see them, in the dealer's order (FEED-08, CAR-17, CAR-18): pictures we hold, and paths
 * of our own. An address on another server is not shown while its picture has not been fetched, unless the dealership
 * says so: it may be slow, gone, or not a picture at all. Videos stay as they are. The main photo is the named one where
 * that is shown, else the first. `photos_count` counts what is shown. Addresses carry what a page should know of a picture
 * (`withHints`): what is no page strips them.
 */
export const shownPhotos = (car: StoredPhotos, { pictureOf, showRemote }: PhotoRules): ShownPhotos => {
  const named = car.primary_image_url
  let main = isShownAddress(named, showRemote) ? withShippedBlur(named) : null
  const images = (car.images ?? []).flatMap(({ media, image, isVideo, url: flat }): ShownPhotos['images'] => {
    if (isVideo === true) return [{ isVideo, image: image ? { url: image.url ?? null, thumb: null } : null }]
    const address = image?.url || flat
    const picture = pictureOf(media)
    if (picture) {
      if (address && address === named) main = picture.url
      return [{ isVideo: false, image: { url: picture.url, thumb: { url: picture.thumb } } }]
    }
    if (!isShownAddress(address, showRemote)) return []
    const small = image?.thumb?.url
    const thumb = isShownAddress(small, showRemote) ? { url: withShippedBlur(small) } : null
    return [{ isVideo: false, image: { url: withShippedBlur(address), thumb } }]
  })
  const primary_image_url = main ?? carImages({ images })[0]?.url ?? null
  return { images, primary_image_url, photos_count: carImages({ images, primary_image_url }).length }
}
