import type { TaskList } from 'graphile-worker'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { dropOldEvents } from '@/src/payload/payments/paymentEvents'
import { dueReservations } from '@/src/payload/payments/reservations'
import { type Providers, settleReservation } from '@/src/payload/payments/settleReservation'
import { tasks } from '../taskNames'

const settlePayload = z.object({ reservationId: z.uuid() })

interface ReservationDeps {
  payload: Payload
  providers: Providers
}

/**
 * Settles every reservation that waits: nothing that was paid is lost when a web process ends in the middle. One whose payment
 * company does not answer stops no other, and is looked at again a minute later. Returns how many could not be settled.
 */
export const settleDue = async ({ payload, providers }: ReservationDeps): Promise<number> => {
  const req = await createLocalReq({}, payload)
  let failed = 0
  for (const id of await dueReservations(req)) {
    try {
      await settleReservation(payload, id, providers)
    } catch (error) {
      failed += 1
      payload.logger.error({ err: error }, `Reservation ${id} could not be settled; it is tried again.`)
    }
  }
  await dropOldEvents(req)
  return failed
}

/** The worker's tasks for reservations. */
export const reservationTasks = (deps: ReservationDeps): TaskList => ({
  [tasks.settleReservation]: async (input) =>
    void (await settleReservation(deps.payload, settlePayload.parse(input).reservationId, deps.providers)),
  [tasks.settleDue]: async () => void (await settleDue(deps)),
})
