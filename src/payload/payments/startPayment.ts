import type { Payload } from 'payload'
import type { Charge, PaymentProvider } from '@/src/domain/checkout/PaymentProvider'
import type { Reservation } from './reservations'
import { readReservation, recordPayment, type Settled, settleReservation } from './settleReservation'

/**
 * Takes the deposit of a reservation that is stored already, and records what came of it. A provider that fails is asked at
 * once what it has done; when it does not answer that either, the worker asks later.
 *
 * @throws when it is not known whether something was paid
 */
export const startPayment = async (
  payload: Payload,
  reservation: Reservation,
  provider: PaymentProvider,
  charge: Charge,
): Promise<Settled | null> => {
  const started = await provider.start(charge).catch((error: unknown) => {
    payload.logger.error({ err: error }, `The payment of reservation ${reservation.id} could not be begun.`)
    return null
  })
  if (!started) return settleReservation(payload, reservation.id, () => provider)
  await recordPayment(payload, reservation, started, provider)
  const after = await readReservation(payload, reservation.id)
  // Paid too late: it is returned at once.
  if (after?.deposit === 'refund_due') return settleReservation(payload, reservation.id, () => provider)
  return after && { reservation: after, found: started }
}
