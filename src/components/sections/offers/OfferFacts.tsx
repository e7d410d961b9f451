import { Calendar, MapPin, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { formatDay } from '@/src/domain/site/formatDay'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'

/** What an offer applies to, and until when. */
export interface OfferScope {
  brandTitle?: string | null
  modelName?: string | null
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

/** The states an offer holds in: those of the dealership's places. */
export const offerStates = ({ locations }: Pick<Site, 'locations'>): string =>
  [...new Set(locations.flatMap(({ address }) => address.state ?? []))].join(', ')

/** At a glance: which model, in which states, until when. */
export const OfferFacts = ({ brandTitle, modelName, expiry, site, className }: OfferFactsProps) => {
  const covers = [brandTitle, modelName].filter(Boolean).join(' ')
  const states = offerStates(site)
  if (!covers && !states && !expiry) return null
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1 font-medium', className)}>
      {covers && <Fact icon={<Tag />}>{covers}</Fact>}
      {states && <Fact icon={<MapPin />}>{states}</Fact>}
      {expiry && (
        <Fact icon={<Calendar />}>
          Ends <time dateTime={expiry}>{formatDay(expiry, siteZone(site))}</time>
        </Fact>
      )}
    </ul>
  )
}
