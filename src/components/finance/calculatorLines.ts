import {
  amountHelp,
  calculatorRanges,
  type CalculatorSettings,
  type CalculatorValues,
  type Range,
} from '@/src/domain/finance/calculator/calculatorForm'

/** One number a calculator asks for. */
export interface CalculatorLine {
  field: keyof CalculatorValues
  label: string
  /** Unit of the number, before it ('$') or after it ('years'). */
  unit: string
  range: Range
  /** Step of the slider when it is coarser than the step for typed values. */
  sliderStep?: number
  /** Highest value of the slider when higher values may be typed. */
  sliderMax?: number
  help?: string
}

/** Maximum of a slider whose field accepts far more: twice the price, rounded. */
const sliderEnd = (dollars: number, max: number): number =>
  Math.min(max, Math.max(60_000, Math.ceil(dollars / 5000) * 10_000))

const MONEY = { unit: '$', sliderStep: 500 }

/** What a loan's calculator asks for, in its order, by the site's form (FIN-18..26, FIN-29..32). */
export const calculatorLines = (
  settings: CalculatorSettings,
  carPriceDollars: number | null,
  amountDollars: number,
): CalculatorLine[] => {
  const ranges = calculatorRanges(settings, carPriceDollars)
  const end = sliderEnd(carPriceDollars ?? amountDollars, ranges.amountDollars.max)
  const ofPrice = settings.form === 'purchasePrice'
  const all: (CalculatorLine | false)[] = [
    {
      ...MONEY,
      field: 'amountDollars',
      label: ofPrice ? 'Purchase price' : 'Loan amount',
      range: ranges.amountDollars,
      sliderMax: ofPrice ? end : undefined,
      help: amountHelp(ranges),
    },
    ofPrice && {
      ...MONEY,
      field: 'depositDollars',
      label: 'Deposit or trade-in',
      range: ranges.depositDollars,
      sliderMax: end / 2,
    },
    { field: 'termYears', label: 'Loan term', unit: 'years', range: ranges.termYears },
    !settings.hideInterest && {
      field: 'interestPercent',
      label: 'Interest',
      unit: '% p.a.',
      range: ranges.interestPercent,
    },
    { ...MONEY, field: 'residualDollars', label: 'Residual', range: ranges.residualDollars, sliderMax: end / 2 },
  ]
  return all.filter((line) => line !== false)
}
