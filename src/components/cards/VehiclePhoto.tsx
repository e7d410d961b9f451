import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { StandInIcon } from './StandInIcon'
import { PhotoScrub } from './PhotoScrub'

const SCRUB_PHOTOS = 5

interface VehiclePhotoProps {
  car: Pick<StockCard, 'id' | 'images' | 'photos_count' | 'title' | 'item_type'>
  sizes: string
  eager: boolean
}

/** The picture of a car on a card, or a quiet stand-in while there is none. */
export const VehiclePhoto = ({ car, sizes, eager }: VehiclePhotoProps) =>
  car.images.length > 0 ? (
    <PhotoScrub
      // A new element per car, so that another car's photos are never shown while the new ones load.
      key={car.id}
      photos={car.images.slice(0, SCRUB_PHOTOS).map((image) => image.url)}
      alt={car.title}
      sizes={sizes}
      eager={eager}
    />
  ) : (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-fg/5 text-sm text-muted">
      <StandInIcon itemType={car.item_type} className="size-10" />
      Photos coming soon
    </div>
  )
