import { FINANCE_ESTIMATE, PURCHASE_FORM } from '../constants'
import { formatDollars } from '../stock/formatDollars'
import type { Frequency } from './Frequency'

export interface Range {
  min: number
  max: number
  step: number
}

/** The part of a site's settings the purchase-price form reads (FIN-18..26). */
export interface CalculatorSettings {
  minPrice: number
  interestRange: { min: number; max: number }
  hideInterest: boolean
  maxTerm: number
  defaultTerm: number
  defaultFrequency: Frequency
  roundUp: boolean
}

export interface CalculatorValues {
  priceDollars: number
  termYears: number
  interestPercent: number
  depositDollars: number
  residualDollars: number
}

export type CalculatorRanges = Record<keyof CalculatorValues, Range>

/** Ranges of the purchase-price form (FIN-18, FIN-19, FIN-22..26). */
export const calculatorRanges = ({ minPrice, interestRange, maxTerm }: CalculatorSettings): CalculatorRanges => ({
  priceDollars: { min: minPrice, max: PURCHASE_FORM.price.max, step: 1 },
  termYears: { ...PURCHASE_FORM.termYears, max: Math.min(maxTerm, PURCHASE_FORM.termYears.max) },
  interestPercent: { ...interestRange, step: PURCHASE_FORM.interestPercent.step },
  depositDollars: PURCHASE_FORM.deposit,
  residualDollars: PURCHASE_FORM.residual,
})

const clamp = (value: number, { min, max }: Range): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min

/** A value as the form takes it: clamped to its range (FIN-27); a price of 0 or less becomes 0 (FIN-21). */
export const tidyValue = (field: keyof CalculatorValues, value: number, ranges: CalculatorRanges): number =>
  field === 'priceDollars' && !(value > 0) ? 0 : clamp(value, ranges[field])

/** 'Cannot be less than {min} or more than {max}' (FIN-20). */
export const priceHelp = ({ priceDollars: { min, max } }: CalculatorRanges): string =>
  `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(max)}`

/**
 * What the form starts with: the car's price, the site's term, and the lender's rate for this car or else the
 * specification's example rate (FIN-33, FIN-45).
 */
export const initialValues = (
  priceDollars: number,
  lenderRatePercent: number | null,
  settings: CalculatorSettings,
): CalculatorValues => {
  const ranges = calculatorRanges(settings)
  return {
    priceDollars: tidyValue('priceDollars', priceDollars, ranges),
    termYears: clamp(settings.defaultTerm, ranges.termYears),
    interestPercent: clamp(lenderRatePercent ?? FINANCE_ESTIMATE.exampleRatePercent, ranges.interestPercent),
    depositDollars: 0,
    residualDollars: 0,
  }
}
