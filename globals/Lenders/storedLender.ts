import type { LenderPreset } from '@/src/domain/finance/lenders/lenderPreset'

/** A lender as the global stores it: the ends of a range are two fields. */
export const storedLender = ({ name, estimate, calculator, fees, comparisonRange }: LenderPreset) => {
  const { interestRange, ...limits } = calculator
  return {
    name,
    estimate: { ...estimate },
    calculator: { ...limits, interestFrom: interestRange?.min ?? null, interestTo: interestRange?.max ?? null },
    fees: { ...fees },
    comparisonFrom: comparisonRange?.min ?? null,
    comparisonTo: comparisonRange?.max ?? null,
  }
}
