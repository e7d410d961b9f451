import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { enqueueSettle } from '@/src/jobs/reservations/enqueueSettle'
import { inTransaction } from '../sql/inTransaction'
import { selectRows } from '../sql/selectRows'

/** A payment company repeats an event for a few days at most. */
const KEPT_DAYS = 30

/**
 * Takes what a payment company tells of a reservation: noted by the event's id and queued in one transaction. False: it was
 * told before. What the event says is not believed; the worker asks for the payment's present state, so no order matters.
 */
export const takePaymentEvent = async (
  req: PayloadRequest,
  { id, reservationId }: { id: string; reservationId: string },
): Promise<boolean> =>
  inTransaction(req, async () => {
    const noted = await selectRows(
      req,
      sql`INSERT INTO payment_events (id) VALUES (${id}) ON CONFLICT DO NOTHING RETURNING id`,
    )
    if (noted.length > 0) await enqueueSettle(req, reservationId)
    return noted.length > 0
  })

export const dropOldEvents = async (req: PayloadRequest): Promise<void> => {
  await selectRows(req, sql`DELETE FROM payment_events WHERE received_at < now() - make_interval(days => ${KEPT_DAYS})`)
}
