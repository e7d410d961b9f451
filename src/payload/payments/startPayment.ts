import type { Payload } from 'payload'
import type { Charge, PaymentProvider } from '@/src/domain/checkout/PaymentProvider'
import type { Reservation } from './reservations'
import { beginPayment } from './settlePayment'
import { reservationBook, type Settled } from './settleReservation'

/**
 * Takes the deposit of a reservation that is stored already, and records what came of it.
 *
 * @throws when it is not known whether something was paid
 */
export const startPayment = async (
  payload: Payload,
  reservation: Reservation,
  provider: PaymentProvider,
  charge: Charge,
): Promise<Settled | null> => {
  const begun = await beginPayment(payload, reservationBook, reservation, { provider, charge })
  return begun && { reservation: begun.payment, found: begun.found }
}
