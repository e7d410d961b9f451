import { Icon } from '@/src/components/ui/Icon'
import type { Car } from '@/src/domain/stock/Car'

const ICONS = { car: 'car', truck: 'truck', motorcycle: 'bike', caravan: 'caravan' } as const

/** Stands where the gallery would while a car has no photos. */
export const NoPhotos = ({ itemType }: { itemType: Car['item_type'] }) => (
  <div className="grid aspect-[8/5] place-content-center justify-items-center gap-4 rounded-xl bg-surface text-muted">
    <Icon name={ICONS[itemType]} className="size-16" />
    <p>Photos are on their way</p>
  </div>
)
