import { createLocalReq, type Payload } from 'payload'
import { liveReservation } from '@/src/payload/payments/reservations'
import { settleReservation } from '@/src/payload/payments/settleReservation'
import { providerNamed } from '@/src/services/payments/depositProvider'

/** Frees a car whose reservation has run out, for the shopper who is here now: the worker would within a minute. */
export const settleOverdue = async (payload: Payload, carId: string): Promise<void> => {
  const live = await liveReservation(await createLocalReq({}, payload), carId)
  if (!live?.isOver) return
  await settleReservation(payload, live.id, providerNamed).catch((error: unknown) =>
    payload.logger.error({ err: error }, `Reservation ${live.id} could not be settled.`),
  )
}
