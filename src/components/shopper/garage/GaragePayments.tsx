import { dollarsOf } from '@/src/domain/checkout/depositWords'
import { requestBadge } from '@/src/domain/checkout/paymentRequest'
import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import { turnLabels } from '@/src/domain/prizes/turnForm'
import type { GarageInvoice, GaragePrize } from '@/src/domain/shopper/garage/garage'
import { LIST, Row } from './GarageRows'
import { GarageSection } from './GarageSection'

interface GarageInvoicesProps {
  invoices: GarageInvoice[]
  /** The page of an invoice, by its id. */
  pathOf: (id: string) => string
  /** The dealership's clocks. */
  zone: string
}

/** Paid invoices, each with the way to its receipt (WAT-23, RTE-41). Nothing where there is none. */
export const GarageInvoices = ({ invoices, pathOf, zone }: GarageInvoicesProps) =>
  invoices.length > 0 && (
    <GarageSection id="invoices" title="Paid invoices" count={invoices.length}>
      <ul className={LIST}>
        {invoices.map(({ id, reference, what, cents, refundedCents, deposit, paidAt }) => {
          const { label, tone } = requestBadge({ state: 'paid', deposit, refundedCents })
          const back = refundedCents > 0 ? `, ${dollarsOf(refundedCents)} given back` : ''
          return (
            <Row
              key={id}
              title={what}
              path={pathOf(id)}
              text={`${reference}, ${dollarsOf(cents)} paid on ${dayInZone(paidAt, zone)}${back}`}
              state={label}
              tone={tone}
            />
          )
        })}
      </ul>
    </GarageSection>
  )

/** Prizes of the wheel with the codes that collect them (WAT-23, RTE-40). Nothing where none was won. */
export const GaragePrizes = ({ prizes, zone }: { prizes: GaragePrize[]; zone: string }) =>
  prizes.length > 0 && (
    <GarageSection id="prizes" title="Prizes" count={prizes.length}>
      <ul className={LIST}>
        {prizes.map(({ id, prize, code, state, wheel, collectBy }) => (
          <Row
            key={id}
            title={prize}
            path="/spin-to-win"
            text={`Code ${code}. ${wheel}${collectBy === null ? '' : `, to be collected by ${dayInZone(collectBy, zone)}`}.`}
            state={turnLabels[state]}
            tone={state === 'won' ? 'success' : 'neutral'}
          />
        ))}
      </ul>
    </GarageSection>
  )
