'use client'

import { useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { calculatorRanges, type CalculatorValues, priceHelp, tidyValue } from '@/src/domain/finance/calculatorForm'
import { frequencies } from '@/src/domain/finance/Frequency'
import { loanQuote } from '@/src/domain/finance/loanQuote'
import { paymentCount } from '@/src/domain/finance/repaymentDollars'
import { formatDollars } from '@/src/domain/stock/formatDollars'
import { CalculatorField } from './CalculatorField'
import type { CalculatorProps } from './CalculatorProps'
import { Repayment } from './Repayment'

const FREQUENCY_LABELS = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' }

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold tabular">{value}</dd>
  </div>
)

/** Repayment calculator from the purchase price (FIN-18..27, FIN-34..41). */
export const Calculator = ({ settings, fees, initial }: CalculatorProps) => {
  const [values, setValues] = useState(initial)
  const [frequency, setFrequency] = useState(settings.defaultFrequency)
  const ranges = calculatorRanges(settings)
  const set = (field: keyof CalculatorValues) => (value: number) =>
    setValues((before) => ({ ...before, [field]: tidyValue(field, value, ranges) }))
  const loan = {
    amountDollars: Math.max(0, values.priceDollars - values.depositDollars),
    residualDollars: Math.min(values.residualDollars, values.priceDollars),
    annualRatePercent: values.interestPercent,
    termYears: values.termYears,
    frequency,
    fees,
    roundUp: settings.roundUp,
  }
  const quote = loanQuote(loan)
  const upTo = Math.max(10_000, Math.ceil(initial.priceDollars / 1000) * 1000)
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <CalculatorField
          label="Purchase price"
          words="$"
          value={values.priceDollars}
          range={ranges.priceDollars}
          sliderStep={500}
          sliderMax={Math.max(upTo * 2, 60_000)}
          help={priceHelp(ranges)}
          onChange={set('priceDollars')}
        />
        <CalculatorField
          label="Deposit or trade-in"
          words="$"
          value={values.depositDollars}
          range={ranges.depositDollars}
          sliderStep={500}
          sliderMax={upTo}
          onChange={set('depositDollars')}
        />
        <CalculatorField
          label="Loan term"
          words="years"
          value={values.termYears}
          range={ranges.termYears}
          onChange={set('termYears')}
        />
        {!settings.hideInterest && (
          <CalculatorField
            label="Interest"
            words="% p.a."
            value={values.interestPercent}
            range={ranges.interestPercent}
            onChange={set('interestPercent')}
          />
        )}
        <CalculatorField
          label="Residual"
          words="$"
          value={values.residualDollars}
          range={ranges.residualDollars}
          sliderStep={500}
          sliderMax={upTo}
          onChange={set('residualDollars')}
        />
      </div>
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-6">
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Repayments</legend>
          <div className="grid grid-cols-3 gap-1 rounded-control border border-line-strong bg-canvas p-1">
            {frequencies.map((choice) => (
              <label
                key={choice}
                className={cx(
                  'grid h-9 cursor-pointer place-items-center rounded-sm text-[0.8125rem] font-semibold has-focus-visible:outline-2',
                  choice === frequency && 'bg-ink text-on-ink',
                )}
              >
                <input
                  type="radio"
                  name="frequency"
                  className="sr-only"
                  checked={choice === frequency}
                  onChange={() => setFrequency(choice)}
                />
                {FREQUENCY_LABELS[choice]}
              </label>
            ))}
          </div>
        </fieldset>
        <output aria-live="polite" className="block">
          <Repayment {...quote} ratePercent={settings.hideInterest ? null : quote.ratePercent} size="lg" />
        </output>
        <dl className="mt-auto grid gap-2 border-t border-line pt-5 text-sm">
          <Line label="Amount financed" value={formatDollars(Math.round(loan.amountDollars))} />
          <Line label="Repayments" value={String(paymentCount(loan))} />
          <Line
            label="Total of repayments"
            value={formatDollars(Math.round(quote.repaymentDollars * paymentCount(loan) + loan.residualDollars))}
          />
        </dl>
      </div>
    </div>
  )
}
