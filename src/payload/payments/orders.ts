import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type OrderPart, orderText } from '@/src/domain/checkout/order'
import { selectRows } from '../sql/selectRows'

const part = z.object({
  title: z.string(),
  rows: z.array(z.tuple([z.string(), z.string()])),
  text: z.string().nullable(),
})

/** An order as it was signed. `drawn`: SVG path of a drawn signature. `at`: ISO. `hash`: SHA-256 of `orderText`, hexadecimal. */
const signedOrder = z.object({
  parts: z.array(part),
  name: z.string(),
  at: z.iso.datetime({ offset: true }),
  hash: z.string(),
  drawn: z.string().nullable(),
})
export type SignedOrder = z.infer<typeof signedOrder>

/** SHA-256 of an order's text, hexadecimal: what page, PDF and database name it by. */
export const orderHash = (parts: readonly OrderPart[]): string =>
  createHash('sha256').update(orderText(parts)).digest('hex')

/**
 * Keeps an order with its signature, once: false when the reservation has one already, or has ended. A car that is ordered has no
 * day any more until which it is held. Call it in the transaction that notes it on the lead.
 */
export const keepOrder = async (
  req: PayloadRequest,
  id: string,
  { parts, name, drawn }: { parts: readonly OrderPart[]; name: string; drawn: string },
): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`UPDATE reservations SET signed_order = ${JSON.stringify(parts)}::jsonb, order_hash = ${orderHash(parts)},
          order_signed_by = ${name}, order_drawn = ${drawn || null}, order_signed_at = now(), expires_at = NULL, updated_at = now()
        WHERE id = ${id}::uuid AND state = 'paid' AND order_signed_at IS NULL
          AND (expires_at IS NULL OR expires_at > now()) RETURNING id`,
  )
  return rows.length > 0
}

/** The signed order of a reservation; null while there is none, or after it was erased. */
export const orderOf = async (req: PayloadRequest, id: string): Promise<SignedOrder | null> => {
  const rows = await selectRows(
    req,
    sql`SELECT signed_order AS parts, order_signed_by AS name, to_json(order_signed_at) #>> '{}' AS at, order_hash AS hash,
                    order_drawn AS drawn
        FROM reservations WHERE id = ${id}::uuid AND signed_order IS NOT NULL`,
  )
  return rows[0] ? signedOrder.parse(rows[0]) : null
}
