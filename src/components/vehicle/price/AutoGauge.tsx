'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useInView } from '@/src/components/ui/useInView'
import { GaugeSkeleton } from './GaugeSkeleton'

const AutoGaugePanel = lazy(() => import('./AutoGaugePanel').then((module) => ({ default: module.AutoGaugePanel })))

interface AutoGaugeProps {
  path: string
  /** Where its scale comes from, in words. */
  children: ReactNode
}

/**
 * The auto-gauge of a car, fetched when it comes near the viewport (VDP-32, VDP-33). Its place is kept from the first moment, so
 * that what is beside it does not move; without JavaScript it is not shown.
 */
export const AutoGauge = ({ path, children }: AutoGaugeProps) => {
  const [place, near] = useInView<HTMLDivElement>()
  return (
    <div ref={place} className="empty:hidden noscript:hidden">
      {near ? (
        <Suspense fallback={<GaugeSkeleton />}>
          <AutoGaugePanel path={path}>{children}</AutoGaugePanel>
        </Suspense>
      ) : (
        <GaugeSkeleton />
      )}
    </div>
  )
}
