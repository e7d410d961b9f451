import { THUMBNAILS_ABOVE_IMAGES } from '../constants/vehicle'
import type { Car } from '../stock/car/Car'
import { carImages } from '../stock/photos/carImages'
import type { Hotspot } from '../stock/photos/hotspots'
import { isInStock } from '../stock/availability/availability'
import { galleryItems, type GalleryItem, type VideoPosition } from './galleryItems'
import { usefulHotspots } from './hotspotsOnFrame'
import { videoSource, type VideoSource } from './videoSource'
import { defaultView, viewerViews, type ViewerView } from './viewerViews'

/** The dealership's `settings.gallery`. */
export interface GalleryRules {
  defaultView: 'spinner' | 'gallery'
  autoRotate: boolean
  stockVideoPosition: VideoPosition
}

/** Everything the viewers of one car show, and how they begin. Empty parts: the car has no such media. */
export interface CarGallery {
  views: ViewerView[]
  view: ViewerView
  items: GalleryItem[]
  thumbnails: boolean
  spin: { frames: string[]; hotspots: Hotspot[]; autoRotate: boolean }
  walkarounds: VideoSource[]
  interior: { url: string; hotspots: Hotspot[] } | null
}

type GalleryCar = Pick<
  Car,
  | 'status'
  | 'images'
  | 'primary_image_url'
  | 'video_url'
  | 'videos'
  | 'walkaround_videos'
  | 'spin_images'
  | 'spin_interior_image'
  | 'hotspots'
>

const isAddress = (url: string | null): url is string => url !== null && /^(https?:\/\/|\/(?!\/))/i.test(url)

/** Each address once, as it can be played. */
const sources = (addresses: (string | null)[]): VideoSource[] =>
  [...new Set(addresses)].map(videoSource).filter((video) => video !== null)

/** Where the car's own page has videos of it: the stock video, further videos, and entries among the photos. */
const stockVideos = ({ video_url, videos, images }: GalleryCar): VideoSource[] =>
  sources([
    video_url,
    ...videos.map(({ video }) => video.url),
    // A placeholder's address is often only a still of the video (CAR-17).
    ...images
      .filter(({ isVideo, image }) => isVideo && videoSource(image?.url)?.kind !== 'link')
      .map(({ image }) => image?.url ?? null),
  ])

/**
 * The gallery and viewers of a car (GAL-01, GAL-05..11, GAL-15, GAL-18). A car that is no longer for sale has only its
 * first photo. Null when there are no pictures.
 */
export const carGallery = (car: GalleryCar, rules: GalleryRules): CarGallery | null => {
  const inStock = isInStock(car)
  const pictures = carImages(car).slice(0, inStock ? undefined : 1)
  const frames = inStock ? car.spin_images.filter(isAddress) : []
  const walkarounds = inStock ? sources(car.walkaround_videos.map(({ video }) => video.url)) : []
  const inside = inStock && isAddress(car.spin_interior_image) ? car.spin_interior_image : null
  const items = galleryItems(pictures, inStock ? stockVideos(car) : [], rules.stockVideoPosition)
  const views = viewerViews({
    frames: frames.length,
    items: items.length,
    walkarounds: walkarounds.length,
    interior: inside !== null,
  })
  const view = defaultView(views, rules.defaultView)
  if (view === null) return null
  const hotspots = car.hotspots ?? { exterior: [], interior: [] }
  return {
    views,
    view,
    items,
    thumbnails: inStock && pictures.length > THUMBNAILS_ABOVE_IMAGES,
    spin: {
      frames: views.includes('spinner') ? frames : [],
      hotspots: usefulHotspots(hotspots.exterior, frames.length),
      autoRotate: rules.autoRotate,
    },
    walkarounds,
    interior: inside === null ? null : { url: inside, hotspots: usefulHotspots(hotspots.interior, 1) },
  }
}
