import { Bike, Car, Caravan, type LucideIcon, Truck } from 'lucide-react'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

const ICONS: Record<StockCard['item_type'], LucideIcon> = { car: Car, truck: Truck, motorcycle: Bike, caravan: Caravan }

interface StandInIconProps {
  itemType: StockCard['item_type']
  className: string
}

/** The kind of vehicle, where it has no photo. */
export const StandInIcon = ({ itemType, className }: StandInIconProps) => {
  const Icon = ICONS[itemType]
  return <Icon className={className} />
}
