import { Calendar, MapPin, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { formatDay } from '@/src/domain/site/formatDay'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'

/** What an offer applies to, and until when. */
export interface OfferScope {
  brandTitle?: string | null
  modelName?: string | null
  /** Yards at which it holds; left out or empty: at all of them. */
  placeNames?: readonly string[]
  /** ISO time at which it ends; null: until it is taken off. */
  expiry: string | null
}

interface OfferFactsProps extends OfferScope {
  /** On whose clocks it ends, and in whose states it holds. */
  site: Pick<Site, 'id' | 'locations'>
  className?: string
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:text-brand-text">
    {icon}
    <span>{children}</span>
  </li>
)

/** Where an offer holds: at the yards it names, else in the states of the dealership's places. */
export const offerPlaces = ({ locations }: Pick<Site, 'locations'>, named: readonly string[] = []): string =>
  (named.length > 0 ? named : [...new Set(locations.flatMap(({ address }) => address.state ?? []))]).join(', ')

/** At a glance: which model, where, until when. */
export const OfferFacts = ({ brandTitle, modelName, placeNames, expiry, site, className }: OfferFactsProps) => {
  const covers = [brandTitle, modelName].filter(Boolean).join(' ')
  const where = offerPlaces(site, placeNames)
  if (!covers && !where && !expiry) return null
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1 font-medium', className)}>
      {covers && (
        <Fact icon={<Tag />}>
          <Unbroken text={covers} />
        </Fact>
      )}
      {where && <Fact icon={<MapPin />}>{where}</Fact>}
      {expiry && (
        <Fact icon={<Calendar />}>
          Ends <time dateTime={expiry}>{formatDay(expiry, siteZone(site))}</time>
        </Fact>
      )}
    </ul>
  )
}
