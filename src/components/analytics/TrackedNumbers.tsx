'use client'

import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { ShownNumber } from '@/src/components/ui/PhoneLink'
import { type Channel, channelOf } from '@/src/domain/analytics/channel'
import { type HiddenTrackedNumber, trackedNumber } from '@/src/domain/locations/trackedNumber'
import { readTouches, VISIT_KEPT } from './attributionStore'

interface TrackedNumbersProps {
  numbers: readonly HiddenTrackedNumber[]
  children: ReactNode
}

const onVisitKept = (changed: () => void): (() => void) => {
  document.addEventListener(VISIT_KEPT, changed)
  return () => document.removeEventListener(VISIT_KEPT, changed)
}

const visitChannel = (): Channel | '' => channelOf(readTouches()?.last)

/**
 * Shows each visitor the phone numbers of the channel they came by last, so that a call tracking service can tell which
 * advertisement was worth it. Pages are cached for everybody: the dealership's own numbers stand in them until the browser
 * knows the channel, and stay without JavaScript or consent.
 */
export const TrackedNumbers = ({ numbers, children }: TrackedNumbersProps) => {
  const channel = useSyncExternalStore(onVisitKept, visitChannel, () => '' as const)
  const shown = useCallback((phone: string) => trackedNumber(numbers, channel, phone), [numbers, channel])
  return <ShownNumber value={shown}>{children}</ShownNumber>
}
