import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/src/components/ui/Badge'
import { PaymentLogos } from '@/src/components/site/PaymentLogos'
import { dollarsOf } from '@/src/domain/checkout/depositWords'

interface InvoiceCardProps {
  dealership: string
  /** Cents. */
  cents: number
  rows: [label: string, value: string][]
  badge: { label: string; tone: 'success' | 'neutral' | 'warning' }
  sandbox: boolean
  /** What is to be done: the button, or nothing any more. */
  children: ReactNode
}

/** An invoice as a card: to whom, how much, what for, and under it the way to pay. */
export const InvoiceCard = ({ dealership, cents, rows, badge, sandbox, children }: InvoiceCardProps) => (
  <div className="overflow-hidden rounded-2xl border border-line shadow-card">
    <div className="flex items-start justify-between gap-4 bg-ink p-6 text-on-ink on-dark sm:p-8">
      <div>
        <p className="text-sm text-on-ink-muted">{dealership}</p>
        <p className="tabular mt-1 text-4xl font-bold tracking-tight">{dollarsOf(cents)}</p>
      </div>
      <Badge tone={badge.tone}>{badge.label}</Badge>
    </div>
    <dl className="divide-y divide-line px-6 sm:px-8">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 py-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular min-w-0 break-words text-right font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
    <div className="grid gap-5 border-t border-line bg-surface p-6 sm:p-8">
      {sandbox && (
        <p className="rounded-md bg-warning-soft p-3 text-sm font-semibold text-warning">
          Sandbox payment: no card is asked for and no money is taken.
        </p>
      )}
      {children}
      <p className="flex items-start gap-2 text-sm text-muted">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        Card details are typed on the payment company’s page alone. Neither we nor the dealership see them.
      </p>
    </div>
    <div className="bg-ink px-6 py-4 text-on-ink on-dark sm:px-8">
      <PaymentLogos />
    </div>
  </div>
)
