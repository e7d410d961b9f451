'use client'

import { useId, useState } from 'react'
import { FINANCE_WIDGET } from '@/src/domain/constants/finance'
import {
  finalPaymentDollars,
  widgetAmount,
  widgetDeposit,
  widgetQuote,
  widgetStart,
  type WidgetTerms,
} from '@/src/domain/finance/lenders/financeWidget'
import { feesLeftOut } from '@/src/domain/finance/calculator/loanCosts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { firstChange } from './firstChange'
import { Repayment } from './Repayment'

export interface FinanceWidgetProps {
  priceDollars: number
  terms: WidgetTerms
  /** False: the interest rate is not shown (FIN-24). */
  showRate: boolean
}

interface AmountProps {
  label: string
  value: number
  onChange: (dollars: number) => void
}

const Amount = ({ label, value, onChange }: AmountProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => widgetAmount(Number(text.replaceAll(/[\s,$]/g, '')))
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <span className="flex h-12 items-center gap-2 rounded-control border border-line-strong bg-canvas px-3.5 text-muted focus-within:border-brand-text focus-within:outline-2 focus-within:outline-brand-text hover:border-fg">
        $
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? Math.round(value).toLocaleString('en-AU')}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onChange(read(event.currentTarget.value))
          }}
          onBlur={() => setTyped(null)}
          className="w-full min-w-0 bg-transparent text-lg font-semibold text-fg outline-none tabular"
        />
      </span>
    </div>
  )
}

/**
 * Price, deposit and monthly repayment, linked: changing the deposit updates the repayment, and changing the repayment
 * updates the deposit (FIN-47, FIN-49). A final payment of 30% remains.
 */
export const FinanceWidget = ({ priceDollars, terms, showRate }: FinanceWidgetProps) => {
  const [amounts, setAmounts] = useState(() => widgetStart(priceDollars))
  const [changed] = useState(firstChange)
  const quote = widgetQuote(amounts, terms)
  const left = feesLeftOut(terms.fees, quote)
  const change = (next: Partial<typeof amounts>) => {
    changed()
    setAmounts((before) => ({ ...before, ...next }))
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <Amount
          label="Price of the car"
          value={amounts.priceDollars}
          onChange={(price) => change(widgetStart(price))}
        />
        <Amount
          label="Deposit"
          value={amounts.depositDollars}
          onChange={(depositDollars) => change({ depositDollars })}
        />
        <Amount
          label="Monthly repayment"
          value={quote.repaymentDollars}
          onChange={(wanted) => change({ depositDollars: widgetDeposit(amounts.priceDollars, wanted, terms) })}
        />
      </div>
      <output aria-live="polite" className="block rounded-lg bg-surface p-6">
        <Repayment {...quote} ratePercent={showRate ? quote.ratePercent : null} size="lg" />
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          Final payment of {FINANCE_WIDGET.finalPaymentPercent}% at the end:{' '}
          <strong className="text-fg tabular">{formatDollars(Math.round(finalPaymentDollars(amounts)))}</strong>
        </p>
        {left && <p className="mt-2 text-[0.8125rem] text-muted">{left}</p>}
      </output>
    </div>
  )
}
