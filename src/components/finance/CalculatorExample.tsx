import { calculatorResult } from '@/src/domain/finance/calculator/calculatorResult'
import { initialValues } from '@/src/domain/finance/calculator/calculatorForm'
import { loanInWords } from '@/src/domain/finance/calculator/loanInWords'
import { cx } from '@/src/components/ui/cx'
import type { CalculatorProps } from './Calculator'
import { calculatorLines } from './calculatorLines'
import { CalculatorSums } from './CalculatorSums'
import { Repayment } from './Repayment'

/** What a calculator will show first, from the server: what is assumed, the repayment, its rates and sums. */
export const CalculatorExample = ({ settings, fees, carPriceDollars, advertised, start }: CalculatorProps) => {
  const values = initialValues(carPriceDollars, advertised.ratePercent, settings, start)
  const calculation = calculatorResult(values, settings.defaultFrequency, settings, fees, advertised)
  const { quote } = calculation
  const isShort = carPriceDollars !== null
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:gap-8">
      <div>
        {isShort && <p className="text-[0.9375rem] text-muted md:hidden">{loanInWords(values)}</p>}
        <dl className={cx('grid', isShort && 'max-md:hidden')}>
          {calculatorLines(settings, carPriceDollars, values.amountDollars).map(({ field, label, unit }) => {
            const figure = values[field].toLocaleString('en-AU')
            return (
              <div key={field} className="flex min-h-14 items-center justify-between gap-4 border-b border-line">
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold tabular">{unit === '$' ? `$${figure}` : `${figure} ${unit}`}</dd>
              </div>
            )
          })}
        </dl>
      </div>
      <div className="flex flex-col gap-5 rounded-lg bg-surface p-5 md:gap-6 md:p-6">
        <Repayment {...quote} ratePercent={settings.hideInterest ? null : quote.ratePercent} size="lg" />
        <CalculatorSums {...calculation} />
      </div>
    </div>
  )
}
