'use client'

import { useSyncExternalStore } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { HoursInput } from '@/src/domain/locations/groupHours'
import { isOpenNow } from '@/src/domain/locations/isOpenNow'
import type { SpecialHours } from '@/src/domain/locations/OpeningHours'

interface OpenBadgeProps {
  hours: HoursInput[]
  special: SpecialHours[]
  timeZone: string
}

const MINUTE = 60_000

const eachMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE)
  return () => clearInterval(timer)
}
const thisMinute = (): number | null => Math.floor(Date.now() / MINUTE)
const notYet = (): number | null => null

/** Open or closed now, on the location's own clock (ENT-05, ENT-06). Worked out in the browser: the page itself is kept for an hour. */
export const OpenBadge = ({ hours, special, timeZone }: OpenBadgeProps) => {
  const minute = useSyncExternalStore(eachMinute, thisMinute, notYet)
  const open = minute === null ? null : isOpenNow(hours, special, timeZone, new Date(minute * MINUTE))
  return (
    <span className="inline-flex min-h-6 items-center text-sm font-semibold">
      {open !== null && (
        <>
          <span aria-hidden className={cx('mr-2 size-2.5 rounded-full', open ? 'bg-success' : 'bg-danger')} />
          <span className={open ? 'text-success' : 'text-danger'}>{open ? 'Open now' : 'Closed now'}</span>
        </>
      )}
    </span>
  )
}
