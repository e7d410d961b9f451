import type { DemoCar } from './DemoCar'
import type { Random } from '../random'

type Availability = Pick<
  DemoCar,
  'status' | 'reserved' | 'sold' | 'sold_date_timestamp' | 'listed_at' | 'show_on_dealer_website' | 'tag'
>

const HOUR = 3_600_000
const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR).toISOString()

const ownTags = ['Low Kilometres', 'One Owner', 'Manager’s Special', 'Full Service History', 'Price Drop'] as const

/**
 * Availability of a demo vehicle (CAR-07..10): most are in stock, some coming soon, a few sold recently, reserved, for
 * test drives only, or hidden from the website. Some arrived this week.
 */
export const demoAvailability = (dice: Random, condition: DemoCar['car_type'], now: Date): Availability => {
  const status = dice.weighted([
    ['in_stock', 90],
    ['coming_soon', condition === 'used' ? 4 : 8],
    ['sold', 4],
    ['pending', 1],
  ] as const)
  const ageHours = dice.chance(0.14) ? dice.int(6, 24 * 7) : dice.int(24 * 9, 24 * 150)
  const sold = status === 'sold'
  const inStock = status === 'in_stock'
  const testDriveOnly = inStock && condition === 'demo' && dice.chance(0.2)
  return {
    status,
    reserved: inStock && !testDriveOnly && dice.chance(0.035),
    sold,
    sold_date_timestamp: sold ? hoursAgo(now, dice.chance(0.7) ? dice.int(3, 60) : dice.int(100, 400)) : null,
    listed_at: hoursAgo(now, sold ? Math.max(ageHours, 24 * 20) : ageHours),
    show_on_dealer_website: !dice.chance(0.015),
    tag: testDriveOnly
      ? 'Test Drive Only'
      : inStock && condition === 'used' && dice.chance(0.1)
        ? dice.pick(ownTags)
        : null,
  }
}
