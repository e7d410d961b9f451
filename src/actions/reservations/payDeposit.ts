import type { Payload } from 'payload'
import type { PaymentProvider } from '@/src/domain/checkout/PaymentProvider'
import { reservationPath } from '@/src/payload/payments/reservationPath'
import type { Reservation } from '@/src/payload/payments/reservations'
import { startPayment } from '@/src/payload/payments/startPayment'
import type { Site } from '@/tenants/Site'
import { TAKEN } from './reserveCar'

export type DepositAnswer =
  | { kind: 'reserved' }
  /** The shopper pays on a page of the payment company, or sees there the state of the payment. */
  | { kind: 'onwards'; path: string }
  | { kind: 'failed'; message: string }

const NOT_BEGUN = 'The payment could not be begun, and nothing was charged. Please try again in a moment, or call us.'

interface Deposit {
  reservation: Reservation
  provider: PaymentProvider
  description: string
  email: string
}

/** Takes the deposit of a stored reservation, and tells the shopper what came of it. */
export const payDeposit = async (payload: Payload, site: Site, deposit: Deposit): Promise<DepositAnswer> => {
  const { reservation, provider, description, email } = deposit
  const path = reservationPath(reservation.id, payload.secret)
  const settled = await startPayment(payload, reservation, provider, {
    key: reservation.id,
    account: reservation.account,
    amountCents: reservation.cents,
    description,
    email,
    returnUrl: `${site.origin}${path}`,
    payBy: new Date(reservation.until ?? Date.now()),
  }).catch((error: unknown) => {
    payload.logger.error({ err: error }, `It is not known how the payment of reservation ${reservation.id} stands.`)
    return null
  })
  if (!settled) return { kind: 'onwards', path }
  const { reservation: after, found } = settled
  if (after.state === 'paid') return { kind: 'reserved' }
  if (after.deposit === 'pending') return { kind: 'onwards', path }
  if (after.deposit !== 'failed') return { kind: 'failed', message: `${TAKEN} Your deposit is on its way back to you.` }
  return { kind: 'failed', message: (found?.kind === 'unpaid' && found.reason) || NOT_BEGUN }
}
