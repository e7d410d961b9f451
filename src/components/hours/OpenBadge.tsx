'use client'

import { cx } from '@/src/components/ui/cx'
import type { HoursInput } from '@/src/domain/locations/hours/groupHours'
import type { SpecialHours } from '@/src/domain/locations/hours/OpeningHours'
import { openState, openUntilWords } from '@/src/domain/locations/hours/openState'
import { useMinute } from './useMinute'

interface OpenBadgeProps {
  hours: HoursInput[]
  special: SpecialHours[]
  timeZone: string
  /** While it is closed, not when it opens: the hours beside it say so. */
  besideHours?: boolean
}

/**
 * Open now and until when, or when it opens next, in the location's time zone (ENT-05, ENT-06). Computed in the browser, because the
 * page is cached for an hour. Inherits the colours of its background.
 */
export const OpenBadge = ({ hours, special, timeZone, besideHours = false }: OpenBadgeProps) => {
  const now = useMinute()
  const state = now && openState(hours, special, timeZone, now)
  const words = state && (state.open || !besideHours) ? openUntilWords(state) : ''
  return (
    <span className="inline-flex min-h-6 items-baseline text-sm">
      {state && (
        <>
          <span
            aria-hidden
            className={cx(
              'mr-2 size-2.5 shrink-0 rounded-full',
              // Filled while it is open, a ring while it is closed.
              state.open ? 'bg-success ring-2 ring-white/70' : 'border-2 border-current opacity-70',
            )}
          />
          <span>
            <span className="font-semibold">{state.open ? 'Open now' : words ? 'Closed,' : 'Closed now'}</span>
            {words && <span className={state.open ? 'text-muted' : 'font-semibold'}> {words}</span>}
          </span>
        </>
      )}
    </span>
  )
}
