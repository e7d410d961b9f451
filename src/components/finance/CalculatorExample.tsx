import { calculatorResult } from '@/src/domain/finance/calculator/calculatorResult'
import { initialValues } from '@/src/domain/finance/calculator/calculatorForm'
import { frequencyLabels } from '@/src/domain/finance/calculator/Frequency'
import { feesLeftOut } from '@/src/domain/finance/calculator/loanCosts'
import { loanInWords } from '@/src/domain/finance/calculator/loanInWords'
import { cx } from '@/src/components/ui/cx'
import type { CalculatorProps } from './Calculator'
import { calculatorLines } from './calculatorLines'
import { CalculatorSums } from './CalculatorSums'
import { Repayment } from './Repayment'

/** '$54,500', '5 years'. */
const inUnit = (value: number, unit: string): string => {
  const figure = value.toLocaleString('en-AU')
  return unit === '$' ? `$${figure}` : `${figure} ${unit}`
}

/**
 * What a calculator will show first, from the server: what is assumed, the repayment, its rates and sums. Its lines are as high
 * as the calculator's fields and buttons, so that nothing moves when that takes its place.
 */
export const CalculatorExample = ({ settings, fees, carPriceDollars, advertised, start }: CalculatorProps) => {
  const values = initialValues(carPriceDollars, advertised.ratePercent, settings, start)
  const calculation = calculatorResult(values, settings.defaultFrequency, settings, fees, advertised)
  const { quote } = calculation
  const left = feesLeftOut(fees, quote)
  // No rate is said without its comparison rate (LAW-01): it is beside the repayment.
  const lines = calculatorLines({ ...settings, hideInterest: true }, carPriceDollars, values.amountDollars)
  const isShort = carPriceDollars !== null
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:gap-8">
      <div>
        {/* Under the words the calculator has a button. */}
        {isShort && <p className="pb-12 text-[0.9375rem] text-muted md:hidden noscript:pb-0">{loanInWords(values)}</p>}
        {/* Under its other lines the calculator has one for the interest. */}
        <dl className={cx('grid', isShort && 'max-md:hidden', !settings.hideInterest && 'pb-[5.625rem] noscript:pb-0')}>
          {lines.map(({ field, label, unit }) => (
            <div
              key={field}
              className="flex min-h-[5.625rem] items-center justify-between gap-4 border-b border-line first:min-h-[5.75rem] noscript:min-h-14"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular">{inUnit(values[field], unit)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col gap-5 rounded-lg bg-surface p-5 md:gap-6 md:p-6">
        <div className="text-sm font-semibold">
          <p className="mb-2">Repayments</p>
          <p className="flex h-12.5 items-center">{frequencyLabels[settings.defaultFrequency]}</p>
        </div>
        <Repayment {...quote} ratePercent={settings.hideInterest ? null : quote.ratePercent} size="lg" />
        <CalculatorSums {...calculation} />
        {left && <p className="text-[0.8125rem] text-muted">{left}</p>}
      </div>
    </div>
  )
}
