import type { TaskList } from 'graphile-worker'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { dropOldEvents } from '@/src/payload/payments/paymentEvents'
import { dueReservations } from '@/src/payload/payments/reservations'
import { dueRequests } from '@/src/payload/payments/paymentRequests'
import type { Providers } from '@/src/payload/payments/settlePayment'
import { settleRequest } from '@/src/payload/payments/settleRequest'
import { settleReservation } from '@/src/payload/payments/settleReservation'
import { tasks } from '../taskNames'
import { mailOrder } from './mailOrder'
import { mailReceipt } from './mailReceipt'

const settlePayload = z.object({ reservationId: z.uuid() })
const receiptPayload = z.object({ requestId: z.uuid() })

interface ReservationDeps {
  payload: Payload
  providers: Providers
}

/** A payment's id is a reservation's, an invoice's, or that of an attempt to pay an invoice. */
const settleAny = async ({ payload, providers }: ReservationDeps, id: string): Promise<void> => {
  if (!(await settleReservation(payload, id, providers))) await settleRequest(payload, id, providers)
}

/**
 * Settles every reservation and invoice that waits: nothing that was paid is lost when a web process ends in the middle. One whose payment
 * company does not answer stops no other, and is looked at again a minute later. Returns how many could not be settled.
 */
export const settleDue = async ({ payload, providers }: ReservationDeps): Promise<number> => {
  const req = await createLocalReq({}, payload)
  let failed = 0
  for (const id of [...(await dueReservations(req)), ...(await dueRequests(req))]) {
    try {
      await settleAny({ payload, providers }, id)
    } catch (error) {
      failed += 1
      payload.logger.error({ err: error }, `Payment ${id} could not be settled; it is tried again.`)
    }
  }
  await dropOldEvents(req)
  return failed
}

/** The worker's tasks for reservations and invoices. */
export const reservationTasks = (deps: ReservationDeps): TaskList => ({
  [tasks.settleReservation]: (input) => settleAny(deps, settlePayload.parse(input).reservationId),
  [tasks.mailReceipt]: (input) => mailReceipt(deps.payload, receiptPayload.parse(input).requestId, deps.providers),
  [tasks.mailOrder]: (input) => mailOrder(deps.payload, settlePayload.parse(input).reservationId),
  [tasks.settleDue]: async () => void (await settleDue(deps)),
})
