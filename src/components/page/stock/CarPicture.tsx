import type { CardRules } from '@/src/components/cards/CardRules'
import { CardTagBadge } from '@/src/components/cards/CardTagBadge'
import { StandInIcon } from '@/src/components/cards/VehiclePhoto'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

interface CarPictureProps {
  car: StockCard
  rules: CardRules
  sizes: string
  /** Its shape and corners. */
  className: string
  /** Its tag is in the corner; a small picture has no room for it. */
  tagged?: boolean
}

/**
 * The first photo of a car with its tag, where there is room for it, at the foot: the dealership's sign is above. One that is sold is
 * nearly grey, as on every card.
 */
export const CarPicture = ({ car, rules, sizes, className, tagged = true }: CarPictureProps) => {
  const [photo] = car.images
  return (
    <div
      data-picture={car.car_type}
      className={cx('relative overflow-hidden bg-fg/5', className, car.status === 'sold' && 'grayscale-[0.7]')}
    >
      {photo ? (
        <Photo
          url={photo.url}
          alt={car.title}
          sizes={sizes}
          className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      ) : (
        <StandInIcon itemType={car.item_type} className="absolute inset-0 m-auto size-9 text-muted" />
      )}
      {tagged && <CardTagBadge car={car} rules={rules} className="absolute bottom-3 left-3" />}
    </div>
  )
}
