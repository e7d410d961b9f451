import type { ReactNode } from 'react'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { depositLabels, type DepositState, dollarsOf, reservationNumber } from '@/src/domain/checkout/depositWords'

interface ReservationStatusProps {
  title: string
  text: string
  reservation: { id: string; cents: number; deposit: DepositState }
  car: { name: string; path: string } | null
  /** The payment company's page; null when there is nothing to pay. */
  payUrl: string | null
  /** The order of a purchase. */
  children?: ReactNode
}

/** The state of a reservation, with the way to pay while its deposit is open (BUY-07). */
export const ReservationStatus = ({ title, text, reservation, car, payUrl, children }: ReservationStatusProps) => {
  const { id, cents, deposit } = reservation
  const rows = [
    ...(car ? [['Vehicle', car.name]] : []),
    ['Deposit', dollarsOf(cents)],
    ['Reference', reservationNumber(id)],
  ]
  return (
    <>
      <PageTitle title={title} parents={car ? [{ label: car.name, href: car.path }] : []} />
      <Container narrow className="grid gap-8 py-10">
        <p role="status" className="text-lead">
          {text}
        </p>
        <dl className="divide-y divide-line border-y border-line">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular text-right font-semibold">{value}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-3">
            <dt className="text-muted">Payment</dt>
            <dd>
              <Badge tone={deposit === 'paid' ? 'success' : 'neutral'}>{depositLabels[deposit]}</Badge>
            </dd>
          </div>
        </dl>
        {children}
        {payUrl ? (
          <div className="grid justify-items-start gap-4">
            <Button href={payUrl} size="lg" rel="noreferrer">
              Pay {dollarsOf(cents)}
            </Button>
            <p className="text-sm text-muted">
              You pay on a page of Stripe. Your card details go there alone: neither we nor the dealership see them.
            </p>
            <a href="?left=1" className="text-sm underline">
              Leave without paying
            </a>
          </div>
        ) : (
          car && (
            <div>
              <Button href={car.path} variant="outline">
                Back to the vehicle
              </Button>
            </div>
          )
        )}
      </Container>
    </>
  )
}
