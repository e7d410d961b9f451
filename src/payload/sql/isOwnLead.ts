import { sql } from '@payloadcms/db-postgres'
import type { ShopperSession } from './shopperSessions'

const DIGITS = sql`right(regexp_replace(leads.phone, '[^0-9]', '', 'g'), 9)`

/**
 * Condition on `leads`: sent by the shopper to one of these dealerships, under an address the account has proven. A number
 * is the same with or without its country's code (decision 41).
 */
export const isOwnLead = (tenants: readonly string[], { shopper, phone, email }: ShopperSession) => {
  const ids = sql.join(
    tenants.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  return sql`leads.tenant_id IN (${ids}) AND leads.erased_at IS NULL AND (leads.shopper_id = ${shopper}::uuid
    OR (${email} <> '' AND lower(btrim(leads.email)) = ${email})
    OR (${phone} <> '' AND leads.phone <> '' AND ${DIGITS} = ${phone.replace(/\D/g, '').slice(-9)}))`
}
