'use client'

import { useId, useState } from 'react'
import type { AdvertisedRate } from '@/src/domain/finance/advertising/advertisedRate'
import { frequencies, type Frequency, frequencyLabels } from '@/src/domain/finance/calculator/Frequency'
import { calculatorResult } from '@/src/domain/finance/calculator/calculatorResult'
import {
  calculatorRanges,
  type CalculatorSettings,
  type CalculatorValues,
  initialValues,
  type LoanStart,
  tidyValue,
} from '@/src/domain/finance/calculator/calculatorForm'
import { loanInWords } from '@/src/domain/finance/calculator/loanInWords'
import { feesLeftOut, type LoanFees } from '@/src/domain/finance/calculator/loanCosts'
import { CalculatorField } from './CalculatorField'
import { calculatorLines } from './calculatorLines'
import { CalculatorSums } from './CalculatorSums'
import { FoldedFields } from './FoldedFields'
import { firstChange } from './firstChange'
import { Repayment } from './Repayment'

/** What a calculator starts with; plain data, so it may cross to the browser. */
export interface CalculatorProps {
  settings: CalculatorSettings
  fees: LoanFees
  /** Null when the calculator is not on a car's page. */
  carPriceDollars: number | null
  /** The rate it starts with, and the source of every comparison rate. */
  advertised: AdvertisedRate
  start: LoanStart | null
}

/** How often the loan is repaid (FIN-34). */
const FrequencyChoice = ({ value, onChange }: { value: Frequency; onChange: (value: Frequency) => void }) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Repayments</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control border border-line-strong bg-canvas p-1">
        {frequencies.map((choice) => (
          <label
            key={choice}
            className="grid h-10 cursor-pointer place-items-center rounded-sm text-[0.8125rem] font-semibold transition-colors has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {frequencyLabels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
  const calculation = calculatorResult(values, frequency, settings, fees, advertised)
  const { quote } = calculation
  const left = feesLeftOut(fees, quote)
  const fields = calculatorLines(settings, carPriceDollars, values.amountDollars).map(({ field, ...line }) => (
    <CalculatorField key={field} {...line} value={values[field]} onChange={set(field)} />
  ))
  return (
    <div className="grid gap-5 md:gap-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      {carPriceDollars === null ? (
        <div className="grid content-start gap-5">{fields}</div>
      ) : (
        <FoldedFields said={loanInWords(values)}>{fields}</FoldedFields>
      )}
      <div className="flex flex-col gap-5 rounded-lg bg-surface p-5 md:gap-6 md:p-6">
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
        {left && <p className="text-[0.8125rem] text-muted">{left}</p>}
      </div>
    </div>
  )
}
