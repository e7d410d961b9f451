'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { CalculatorProps } from './CalculatorProps'

const Calculator = lazy(() => import('./Calculator').then((module) => ({ default: module.Calculator })))

/** Shows the written example, and the calculator in its place once it comes near the screen. */
export const LazyCalculator = ({ children, ...props }: CalculatorProps & { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
