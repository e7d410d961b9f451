import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { enqueueSettle } from '@/src/jobs/reservations/enqueueSettle'
import type { Reservation } from '@/src/payload-types'
import { selectRows } from '@/src/payload/sql/selectRows'

const asked = z.object({ id: z.uuid() })

/** Payload writes the whole row as it has read it: a payment that is settled in between would be forgotten. */
export const lockReservation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = asked.safeParse(args)
  if (operation === 'update' && data)
    await selectRows(req, sql`SELECT id FROM reservations WHERE id = ${data.id}::uuid FOR UPDATE`)
}

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
