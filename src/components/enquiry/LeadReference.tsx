'use client'

import { useSyncExternalStore } from 'react'
import { successOf } from '@/src/domain/leads/successHref'
import { formatDay } from '@/src/domain/site/formatDay'

const never = () => () => undefined
const ofAddress = (): string => window.location.search
const none = (): string => ''

/**
 * The reference of the enquiry, with the preferred day and location. Read from the address in the browser, because the
 * page is cached for all visitors (RTE-07).
 */
export const LeadReference = ({ locations }: { locations: { id: string; name: string }[] }) => {
  const search = useSyncExternalStore(never, ofAddress, none)
  const { reference, day, locationId } = successOf(search)
  if (!reference) return null
  const place = locations.find(({ id }) => id === locationId)
  const rows = [
    ['Preferred day', day && formatDay(day)],
    ['Where', place?.name],
    ['Your reference', reference],
  ].filter(([, value]) => value)
  return (
    <dl className="mx-auto mt-6 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1.5 rounded-lg bg-surface px-6 py-4 text-left">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
