'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useInView } from '@/src/components/ui/useInView'
import type { FuelCalculatorProps } from '../vehicle/details/FuelCalculator'
import type { CalculatorProps } from './Calculator'
import type { FinanceWidgetProps } from './FinanceWidget'

const Calculator = lazy(() => import('./Calculator').then((module) => ({ default: module.Calculator })))
const Widget = lazy(() => import('./FinanceWidget').then((module) => ({ default: module.FinanceWidget })))
const Fuel = lazy(() =>
  import('../vehicle/details/FuelCalculator').then((module) => ({ default: module.FuelCalculator })),
)
const Quote = lazy(() => import('./QuoteEstimate').then((module) => ({ default: module.QuoteEstimate })))

type NearPartProps = { className?: string; children?: ReactNode } & (
  | ({ part: 'loan' } & CalculatorProps)
  | ({ part: 'widget' } & FinanceWidgetProps)
  | ({ part: 'fuel' } & FuelCalculatorProps)
  | { part: 'quote'; vin: string; terms: { purchasePrice: number; year: number | null; nvic: string | null } }
)

const Part = (props: NearPartProps) => {
  switch (props.part) {
    case 'loan':
      return <Calculator {...props} />
    case 'widget':
      return <Widget {...props} />
    case 'fuel':
      return <Fuel {...props} />
    case 'quote':
      return <Quote {...props} />
  }
}

/**
 * Loads a calculator when it comes near the viewport. Until then, and without JavaScript, its children are shown: a
 * written example.
 */
export const NearPart = (props: NearPartProps) => {
  const [place, near] = useInView<HTMLDivElement>()
  return (
    <div ref={place} data-part={props.part} className={props.className}>
      {near ? (
        <Suspense fallback={props.children}>
          <Part {...props} />
        </Suspense>
      ) : (
        props.children
      )}
    </div>
  )
}
