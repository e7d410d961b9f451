import { MapPin, Search, Tag } from 'lucide-react'
import { placesOf } from '@/src/domain/locations/departments'
import { formatDay } from '@/src/domain/site/formatDay'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'

const placesIn = (count: number): string =>
  `${count === 1 ? 'One place' : `${count} places`}, with hours and directions.`

/** When the first of them ends; their names would need the warning of a comparison rate where one has it */
const endOf = (offers: readonly { expiry: string | null }[], timeZone: string): string => {
  const [first] = offers.flatMap(({ expiry }) => expiry ?? []).toSorted()
  if (!first) return 'With their terms and conditions.'
  return offers.length === 1 ? `Ends ${formatDay(first, timeZone)}.` : `The first ends ${formatDay(first, timeZone)}.`
}

/** Ways on for a shopper who has not chosen a brand. */
export const waysOn = (site: Site, total: number, offers: readonly { expiry: string | null }[]) => [
  {
    icon: Search,
    title: `All ${total.toLocaleString('en-AU')} to choose from`,
    text: 'Narrow by price, body, fuel and place.',
    href: STOCK_PATH,
  },
  offers.length > 0
    ? {
        icon: Tag,
        title: offers.length === 1 ? '1 offer now' : `${offers.length} offers now`,
        text: endOf(offers, siteZone(site)),
        href: '/special-offers',
      }
    : {
        icon: Tag,
        title: 'Value yours',
        text: 'What your own is worth in part payment.',
        href: site.settings.routes.sellPath,
      },
  {
    icon: MapPin,
    title: 'Visit us',
    text: placesIn(placesOf(site.locations).length),
    href: '/dealer-locator',
  },
]
