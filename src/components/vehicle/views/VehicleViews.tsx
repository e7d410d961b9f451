import { Eye } from 'lucide-react'
import type { Car } from '@/src/domain/stock/car/Car'
import type { ViewedCar } from '@/src/domain/shopper/shopperSchemas'
import { LiveViews } from './LiveViews'

interface VehicleViewsProps {
  car: Car
  websiteId: string
  /** `settings.cards.showViews` (SRP-11). */
  shown: boolean
}

/** What the browser remembers of a car (ENT-15). */
const viewedCar = ({ id, stocknum, make, model, body, simple_body }: Car): ViewedCar => ({
  id,
  stocknum,
  make,
  model,
  body,
  simple_body,
})

/** How often a car was looked at, where the site shows it; this look is noted either way (VDP-40, VDP-43). */
export const VehicleViews = ({ car, websiteId, shown }: VehicleViewsProps) => (
  <p className={shown ? 'mt-4 flex items-center gap-2 text-sm text-muted' : 'hidden'}>
    <Eye className="size-4.5" />
    <LiveViews
      slug={car.slug}
      views={car.views}
      photosCount={car.photos_count}
      updatedAt={car.updated_at}
      websiteId={websiteId}
      viewed={viewedCar(car)}
    />
  </p>
)
