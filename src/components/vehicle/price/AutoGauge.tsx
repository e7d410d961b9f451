'use client'

import { lazy, Suspense } from 'react'
import { useInView } from '@/src/components/ui/useInView'
import { GaugeSkeleton } from './GaugeSkeleton'

const AutoGaugePanel = lazy(() => import('./AutoGaugePanel').then((module) => ({ default: module.AutoGaugePanel })))

interface AutoGaugeProps {
  path: string
  /** What the price is compared with: 'the average market price, $37,408'. */
  middle: string
  /** How wide the scale is, in words. */
  scale: string
}

/**
 * The auto-gauge of a car, fetched when it comes near the viewport (VDP-32, VDP-33). Its place is kept from the first moment, so
 * that what is beside it does not move; without JavaScript it is not shown.
 */
export const AutoGauge = (props: AutoGaugeProps) => {
  const [place, near] = useInView<HTMLDivElement>()
  return (
    <div ref={place} className="empty:hidden noscript:hidden">
      {near ? (
        <Suspense fallback={<GaugeSkeleton />}>
          <AutoGaugePanel {...props} />
        </Suspense>
      ) : (
        <GaugeSkeleton />
      )}
    </div>
  )
}
