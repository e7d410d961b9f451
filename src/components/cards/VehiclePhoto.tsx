import { MapPin } from 'lucide-react'
import { ViewTransition } from 'react'
import { cx } from '@/src/components/ui/cx'
import { kindIcons } from '@/src/components/vehicle/kindIcons'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { carPhotoTransition } from './carPhotoTransition'
import { PhotoScrub } from './PhotoScrub'

const SCRUB_PHOTOS = 5

interface VehiclePhotoProps {
  car: Pick<StockCard, 'id' | 'images' | 'photos_count' | 'title' | 'item_type'>
  sizes: string
  eager: boolean
}

interface StandInIconProps {
  itemType: StockCard['item_type']
  className: string
}

/** The kind of vehicle, where it has no photo. */
export const StandInIcon = ({ itemType, className }: StandInIconProps) => {
  const Icon = kindIcons[itemType]
  return <Icon className={className} />
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

interface CardPhotoProps {
  car: StockCard
  sizes: string
  eager: boolean
  /** Distance to the car; null when the search has no place. */
  distanceKm: number | null
  /** Grows into the gallery of the car's page when that is opened. Only for one card of a car on a page. */
  grows: boolean
}

const distanceWords = (km: number): string => (km < 1 ? 'under 1 km' : `${Math.round(km).toLocaleString('en-AU')} km`)

/** A card's photo, overlaid with the car's location, of a group in several states with its state (SRP-09). */
export const CardPhoto = ({ car, sizes, eager, distanceKm, grows }: CardPhotoProps) => {
  const place = car.location_name ?? car.city
  const photo = (
    <div
      data-picture={car.car_type}
      className={cx(
        'vc-photo relative aspect-[3/2] shrink-0 overflow-hidden bg-surface card-flush:rounded-lg card-outlined:m-2 card-outlined:rounded-md',
        // In the shape of the photos, so that neither end of the car is cut off.
        'view-list:aspect-[8/5] sm:view-list:aspect-[8/5] view-list:w-[42%] view-list:self-start view-list:rounded-br-lg sm:view-list:w-80 card-outlined:view-list:mr-0 lg:view-list:w-64',
        'xl:view-list:aspect-auto xl:view-list:min-h-60 xl:view-list:w-96 xl:view-list:self-stretch xl:view-list:rounded-br-none',
        car.status === 'sold' && 'grayscale-[0.7]',
      )}
    >
      <VehiclePhoto car={car} sizes={sizes} eager={eager} />
      {place && (
        <p className="vc-place pointer-events-none absolute bottom-0 left-0 flex h-6 max-w-[calc(100%-1rem)] items-center gap-1 rounded-tr-md bg-black/65 pl-2.5 pr-3 text-xs font-medium text-white transition-opacity group-hover:opacity-0 max-sm:view-list:hidden">
          <MapPin className="size-3.5" />
          {/* The spaces are for a layout whose place is a line of text. */}
          <span className="truncate">{place}</span> {car.state && <span className="vc-state hidden">{car.state}</span>}{' '}
          {distanceKm !== null && <span className="shrink-0">· {distanceWords(distanceKm)}</span>}
        </p>
      )}
    </div>
  )
  return grows ? (
    <ViewTransition name={carPhotoTransition(car.id)} share="car-photo" default="none">
      {photo}
    </ViewTransition>
  ) : (
    photo
  )
}
