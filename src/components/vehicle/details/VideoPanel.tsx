import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { videoSource } from '@/src/domain/gallery/videoSource'
import { VideoFace } from '../viewers/VideoFace'

interface VideoPanelProps {
  car: Pick<Car, 'name' | 'external_video_url' | 'images' | 'primary_image_url'>
  /** Address pattern of an image CDN; null for our own optimizer (GAL-19). */
  cdn: string | null
}

/**
 * The car's external video (VDP-15): a file plays plainly, YouTube and Vimeo in their own player, another page opens. Null:
 * the car has none.
 */
export const VideoPanel = ({ car, cdn }: VideoPanelProps) => {
  const video = videoSource(car.external_video_url)
  if (!video) return null
  return (
    <div className="relative aspect-video overflow-hidden rounded-xl bg-surface">
      <VideoFace
        video={video}
        label={`Video of ${car.name}`}
        poster={primaryImage(car)}
        sizes="(min-width: 1344px) 880px, (min-width: 1024px) 62vw, 100vw"
        cdn={cdn}
      />
    </div>
  )
}
