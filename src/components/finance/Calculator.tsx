'use client'

import { useState } from 'react'
import { calculateLoan } from '@/src/domain/finance/calculator/calculateLoan'
import {
  amountHelp,
  calculatorRanges,
  type CalculatorValues,
  initialValues,
  tidyValue,
} from '@/src/domain/finance/calculator/calculatorForm'
import { CalculatorField } from './CalculatorField'
import type { CalculatorProps } from './CalculatorProps'
import { CalculatorSums } from './CalculatorSums'
import { firstChange } from './firstChange'
import { FrequencyChoice } from './FrequencyChoice'
import { Repayment } from './Repayment'

/** Maximum of a slider whose field accepts far more: twice the price, rounded. */
const sliderEnd = (dollars: number, max: number): number =>
  Math.min(max, Math.max(60_000, Math.ceil(dollars / 5000) * 10_000))

/**
 * Repayment calculator: from the purchase price or from the loan amount, as the site chooses (FIN-18..27, FIN-29..41).
 * The first change of any input is sent to analytics, once (FIN-28).
 */
export const Calculator = ({ settings, fees, carPriceDollars, advertised, start }: CalculatorProps) => {
  const [values, setValues] = useState(() => initialValues(carPriceDollars, advertised.ratePercent, settings, start))
  const [frequency, setFrequency] = useState(settings.defaultFrequency)
  const [changed] = useState(firstChange)
  const ranges = calculatorRanges(settings, carPriceDollars)
  const set = (field: keyof CalculatorValues) => (value: number) => {
    changed()
    setValues((before) => ({ ...before, [field]: tidyValue(field, value, ranges, settings.form) }))
  }
  const calculation = calculateLoan(values, frequency, settings, fees, advertised)
  const { quote } = calculation
  const end = sliderEnd(carPriceDollars ?? values.amountDollars, ranges.amountDollars.max)
  const money = { unit: '$', sliderStep: 500 }
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <CalculatorField
          {...money}
          label={settings.form === 'purchasePrice' ? 'Purchase price' : 'Loan amount'}
          value={values.amountDollars}
          range={ranges.amountDollars}
          sliderMax={settings.form === 'purchasePrice' ? end : undefined}
          help={amountHelp(ranges)}
          onChange={set('amountDollars')}
        />
        {settings.form === 'purchasePrice' && (
          <CalculatorField
            {...money}
            label="Deposit or trade-in"
            value={values.depositDollars}
            range={ranges.depositDollars}
            sliderMax={end / 2}
            onChange={set('depositDollars')}
          />
        )}
        <CalculatorField
          label="Loan term"
          unit="years"
          value={values.termYears}
          range={ranges.termYears}
          onChange={set('termYears')}
        />
        {!settings.hideInterest && (
          <CalculatorField
            label="Interest"
            unit="% p.a."
            value={values.interestPercent}
            range={ranges.interestPercent}
            onChange={set('interestPercent')}
          />
        )}
        <CalculatorField
          {...money}
          label="Residual"
          value={values.residualDollars}
          range={ranges.residualDollars}
          sliderMax={end / 2}
          onChange={set('residualDollars')}
        />
      </div>
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-6">
        <FrequencyChoice
          value={frequency}
          onChange={(next) => {
            changed()
            setFrequency(next)
          }}
        />
        <output aria-live="polite" className="block">
          <Repayment {...quote} ratePercent={settings.hideInterest ? null : quote.ratePercent} size="lg" />
        </output>
        <CalculatorSums {...calculation} />
      </div>
    </div>
  )
}
