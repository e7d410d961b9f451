import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { HeldInvoice } from '@/src/domain/privacy/HeldData'
import { selectRows } from '../sql/selectRows'
import { textColumn } from '../sql/textColumn'
import { idList, isPerson, PAYMENT_YEARS, type Person } from './Person'

const invoiceRow = z.object({
  id: z.string(),
  dealership: z.string(),
  reference: z.string(),
  what: z.string(),
  name: textColumn,
  email: z.string(),
  dollars: z.coerce.number(),
  refundedDollars: z.coerce.number(),
  state: z.enum(['open', 'paid', 'cancelled']),
  at: z.string(),
  isKept: z.boolean(),
})

/** What is owed or was paid is a record the law asks for; of the table `payment_requests`. */
const isRecord = sql`(payment_requests.state = 'open' OR payment_state IN ('pending', 'refund_due')
  OR coalesce(paid_at > now() - make_interval(years => ${PAYMENT_YEARS}), false))`

/** Invoices made out to a person's e-mail address; a number is on none. */
export const invoicesOf = async (
  req: PayloadRequest,
  tenants: readonly string[],
  person: Person,
): Promise<HeldInvoice[]> => {
  if (person.by !== 'email') return []
  return invoiceRow.array().parse(
    await selectRows(
      req,
      sql`SELECT payment_requests.id::text, tenants.name AS dealership, reference, what, concat_ws(' ', payment_requests.name, last_name) AS name,
            email, amount AS dollars, coalesce(refunded, 0) AS "refundedDollars", payment_requests.state::text,
            to_json(payment_requests.created_at) #>> '{}' AS at, ${isRecord} AS "isKept"
          FROM payment_requests JOIN tenants ON tenants.id = payment_requests.tenant_id
          WHERE payment_requests.tenant_id IN ${idList(tenants)} AND ${isPerson(person)} ORDER BY payment_requests.created_at DESC`,
    ),
  )
}

/** Deletes a person's invoices at a dealership that are no record. @returns how many went, and how many stay */
export const eraseInvoices = async (
  req: PayloadRequest,
  tenant: string,
  person: Person,
): Promise<{ gone: number; kept: number }> => {
  if (person.by !== 'email') return { gone: 0, kept: 0 }
  const own = sql`payment_requests.tenant_id = ${tenant}::uuid AND ${isPerson(person)}`
  const gone = await selectRows(req, sql`DELETE FROM payment_requests WHERE ${own} AND NOT ${isRecord} RETURNING id`)
  const kept = await selectRows(req, sql`SELECT id FROM payment_requests WHERE ${own}`)
  return { gone: gone.length, kept: kept.length }
}
