import type { Payload } from 'payload'
import type { PaymentProvider } from '@/src/services/payments/depositProvider'
import { holdCar, payHold, releaseHold } from './holdCar'

export type Reservation =
  | { kind: 'reserved'; reservationId: string; reference: string }
  | { kind: 'taken' }
  | { kind: 'declined'; reason: string }

interface ReserveInput {
  carId: string
  amountCents: number
  description: string
  /** Null when no deposit is required. */
  provider: PaymentProvider | null
}

const pay = async (provider: PaymentProvider | null, input: ReserveInput, reservationId: string) =>
  provider && input.amountCents > 0
    ? provider.charge({
        amountCents: input.amountCents,
        currency: 'AUD',
        idempotencyKey: reservationId,
        description: input.description,
      })
    : ({ kind: 'paid', reference: `no-deposit_${reservationId}` } as const)

/**
 * Holds the car, takes the deposit, turns the hold into a reservation and marks the car as reserved (TEN-12, BUY-07). A
 * declined or failed payment frees the car at once; a payment that comes too late is refunded.
 */
export const reserveCar = async (payload: Payload, input: ReserveInput): Promise<Reservation> => {
  const hold = await holdCar(payload, input.carId, input.amountCents)
  if (!hold) return { kind: 'taken' }
  const { reservationId } = hold
  const result = await pay(input.provider, input, reservationId).catch(async (error: unknown) => {
    await releaseHold(payload, reservationId)
    throw error
  })
  if (result.kind === 'declined') {
    await releaseHold(payload, reservationId)
    return result
  }
  if (!(await payHold(payload, reservationId, result.reference))) {
    await input.provider?.refund(result.reference)
    return { kind: 'taken' }
  }
  await payload.update({
    collection: 'cars',
    id: input.carId,
    data: { reserved: true },
    overrideAccess: true,
    depth: 0,
  })
  return { kind: 'reserved', reservationId, reference: result.reference }
}
