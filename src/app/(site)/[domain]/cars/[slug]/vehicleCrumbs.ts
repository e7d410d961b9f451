import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { slugify } from '@/src/domain/site/slugify'
import type { Car } from '@/src/domain/stock/car/Car'
import { saidOf } from '@/src/domain/stock/car/itemNoun'
import { isInStock } from '@/src/domain/stock/availability/availability'

const CONDITIONS: Record<Car['car_type'], { label: string; href: string }> = {
  new: { label: 'New cars', href: '/search/new-cars' },
  demo: { label: 'Demo cars', href: '/search/demo-cars' },
  used: { label: 'Used cars', href: '/search/used-cars' },
}

/**
 * Home, condition, make, model, body (VDP-01). A car that is not for sale may have been the last of its make: it has only
 * the first two.
 */
export const vehicleCrumbs = (car: Car): Crumb[] => {
  const { label, href } = CONDITIONS[car.car_type]
  const condition = { label: saidOf(car.item_type, label), href }
  if (!isInStock(car)) return [{ label: 'Home', href: '/' }, condition]
  const make = `/search/${slugify(car.make)}`
  return [
    { label: 'Home', href: '/' },
    condition,
    { label: car.make, href: make },
    { label: car.model, href: `${make}/${slugify(car.model)}` },
    ...(car.simple_body ? [{ label: car.simple_body, href: `/search/${slugify(car.simple_body)}` }] : []),
  ]
}
