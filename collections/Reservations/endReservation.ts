import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { enqueueSettle } from '@/src/jobs/reservations/enqueueSettle'
import type { Reservation } from '@/src/payload-types'

const isOver = (state: string | undefined): boolean => state === 'cancelled' || state === 'expired'

/** A reservation that staff end: what was paid goes back. */
export const oweDeposit: CollectionBeforeChangeHook<Reservation> = ({ data, originalDoc }) =>
  isOver(data.state) && !isOver(originalDoc?.state) && originalDoc?.payment_state === 'paid'
    ? { ...data, payment_state: 'refund_due' }
    : data

/** Frees the car, and has the worker return the deposit or close its payment. */
export const freeCar: CollectionAfterChangeHook<Reservation> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isOver(doc.state) || isOver(previousDoc.state)) return doc
  const car = relationId(doc.car)
  if (previousDoc.state === 'paid' && car)
    await req.payload.update({
      collection: 'cars',
      id: car,
      data: { reserved: false },
      overrideAccess: true,
      depth: 0,
      req,
    })
  await enqueueSettle(req, doc.id)
  return doc
}
