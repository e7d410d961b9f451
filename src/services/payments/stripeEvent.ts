import { z } from 'zod'

const NAMED = z.object({ reservation_id: z.uuid() })

/** A checkout names its reservation in a field of its own, a payment and a charge in their metadata. */
const aboutReservation = z
  .union([
    z.object({ client_reference_id: z.uuid() }).transform(({ client_reference_id }) => client_reference_id),
    z.object({ metadata: NAMED }).transform(({ metadata }) => metadata.reservation_id),
  ])
  .nullable()
  .catch(null)

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: aboutReservation }),
})

/** Events after which the state of a payment may have changed. */
const TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
])

/** Which reservation an event is about. 'other': none of ours, or nothing that matters. Null: it is no event. */
export const readStripeEvent = (body: string): { id: string; reservationId: string } | 'other' | null => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const { data: event } = eventSchema.safeParse(json)
  if (!event) return null
  const reservationId = event.data.object
  return TYPES.has(event.type) && reservationId !== null ? { id: event.id, reservationId } : 'other'
}
