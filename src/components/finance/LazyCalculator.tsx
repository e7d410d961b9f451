'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useNear } from '@/src/components/ui/useNear'
import type { CalculatorProps } from './CalculatorProps'

const Calculator = lazy(() => import('./Calculator').then((module) => ({ default: module.Calculator })))

/** Shows the written example, and the calculator in its place once it comes near the screen. */
export const LazyCalculator = ({ children, ...props }: CalculatorProps & { children: ReactNode }) => {
  const [place, near] = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={children}>
          <Calculator {...props} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
