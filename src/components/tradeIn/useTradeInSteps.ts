import { useEffect, useRef, useState } from 'react'
import type { TradeInState } from '@/src/domain/tradeIn/TradeInState'

/** Steps of the fields that come before the contact details. */
const STEP_FIELDS: readonly (readonly string[])[] = [
  ['vehicle_kind', 'rego', 'rego_state', 'make', 'model', 'year'],
  ['odometer_km', 'length_m', 'hours', 'condition', 'service_history', 'tyres', 'accidents', 'keys', 'owing'],
]
export const LAST_STEP = STEP_FIELDS.length

const stepOfField = (name: string | undefined): number => {
  const at = STEP_FIELDS.findIndex((fields) => name !== undefined && fields.includes(name))
  return at === -1 ? LAST_STEP : at
}

/** The step that is shown, and its heading, which takes the focus. A refused form opens at its first error (LEA-26). */
export const useTradeInSteps = (state: TradeInState) => {
  const [step, setStep] = useState(0)
  const [seen, setSeen] = useState(state)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  if (seen !== state) {
    setSeen(state)
    if (state.kind === 'invalid') setStep(stepOfField(Object.keys(state.errors)[0]))
  }
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  }, [step])
  const goTo = (next: number) => {
    moved.current = true
    setStep(next)
  }
  return { step, goTo, heading }
}
