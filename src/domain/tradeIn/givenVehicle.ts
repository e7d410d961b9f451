import { tradeInStepSchemas } from '../leads/tradeInForm'
import type { TradeInStart } from './tradeInStart'
import { measureWords } from './vehicleKinds'

/** What the address said of the car, as the first step shows it in place of its fields. */
export interface GivenVehicle {
  /** Everything the first step asks, or only the plate. */
  kind: 'vehicle' | 'plate'
  title: string
  /** Smaller, under the title. */
  details: string
}

/** Null: too little to stand in for any field. */
export const givenVehicle = (start: TradeInStart): GivenVehicle | null => {
  const { rego, rego_state, make, model, year } = start
  const used = measureWords(start) ?? ''
  const line = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')
  if (tradeInStepSchemas[0].safeParse(start).success)
    return { kind: 'vehicle', title: `${year} ${make} ${model}`, details: line(rego, rego_state, used) }
  return rego && rego_state ? { kind: 'plate', title: rego, details: line(rego_state, used) } : null
}
