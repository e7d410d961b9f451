import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../sql/inTransaction'
import { selectRows } from '../sql/selectRows'
import { eraseInvoices } from './heldInvoices'
import { idList, isPaidAccount, isPaidLead, isApplicationOf, isPerson, isSearchOf, type Person } from './Person'

export interface Erased {
  leads: number
  accounts: number
  /** Saved searches. */
  alerts: number
  /** Finance applications. */
  applications: number
  invoices: number
  /** Of paid reservations and invoices, which the law asks for. */
  kept: number
}

const rows = z.array(z.object({ id: z.string(), kept: z.boolean() }))

/** Removes accounts with their watchlists and own vehicles; their reservations stay without them. */
const deleteAccounts = async (req: PayloadRequest, ids: string[]): Promise<void> => {
  if (ids.length === 0) return
  const list = idList(ids)
  await selectRows(req, sql`DELETE FROM watchlist_entries WHERE shopper_id IN ${list}`)
  await selectRows(req, sql`DELETE FROM own_vehicles WHERE shopper_id IN ${list}`)
  await selectRows(req, sql`UPDATE reservations SET shopper_id = NULL WHERE shopper_id IN ${list}`)
  await selectRows(req, sql`UPDATE leads SET shopper_id = NULL WHERE shopper_id IN ${list}`)
  await selectRows(req, sql`DELETE FROM shoppers WHERE id IN ${list}`)
}

/**
 * Empties the fields that identify the shopper of some leads (`tests/int/leadColumns.ts` lists them), their earlier versions and the answers of
 * other systems. The leads stay, to be counted. Call it in a transaction. Writes SQL, because Payload would keep a version of
 * what is erased.
 */
export const eraseLeads = async (req: PayloadRequest, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const list = idList(ids)
  await selectRows(
    req,
    sql`UPDATE leads SET name = NULL, last_name = NULL, email = NULL, phone = NULL, postcode = NULL, message = NULL,
          opt_in = false, url = regexp_replace(url, '[?#].*$', ''), user_agent = NULL, lead_attributes = '{}'::jsonb,
          shopper_id = NULL, notes = NULL, next_step = NULL, next_step_at = NULL, respond_by = NULL, remind_at = NULL,
          escalate_at = NULL, fingerprint = NULL, idempotency_key = NULL, erased_at = now(), updated_at = now()
        WHERE id IN ${list}`,
  )
  await selectRows(req, sql`DELETE FROM finance_applications WHERE lead_id IN ${list}`)
  await selectRows(
    req,
    sql`UPDATE reservations SET signed_order = NULL, order_signed_by = NULL, order_drawn = NULL, updated_at = now() WHERE lead_id IN ${list}`,
  )
  await selectRows(req, sql`DELETE FROM _leads_v WHERE parent_id IN ${list}`)
  await selectRows(req, sql`UPDATE lead_activities SET text = NULL, updated_at = now() WHERE lead_id IN ${list}`)
  await selectRows(
    req,
    sql`DELETE FROM _appointments_v WHERE parent_id IN (SELECT id FROM appointments WHERE lead_id IN ${list})`,
  )
  await selectRows(req, sql`UPDATE appointments SET notes = NULL, updated_at = now() WHERE lead_id IN ${list}`)
  await selectRows(
    req,
    sql`INSERT INTO lead_activities (tenant_id, lead_id, kind, text, who)
        SELECT tenant_id, id, 'erased', '', '' FROM leads WHERE id IN ${list}`,
  )
  await selectRows(
    req,
    sql`UPDATE lead_deliveries SET last_answer = NULL, log = '[]'::jsonb, updated_at = now(),
          state = CASE WHEN state = 'queued' THEN 'failed' ELSE state END
        WHERE lead_id IN ${list}`,
  )
}

const eraseAt = async (req: PayloadRequest, tenant: string, person: Person): Promise<Erased> => {
  const applications = await selectRows(
    req,
    sql`DELETE FROM finance_applications
        WHERE (tenant_id = ${tenant}::uuid OR site_id = ${tenant}::uuid) AND ${isApplicationOf(person)} RETURNING id`,
  )
  const leads = rows.parse(
    await selectRows(
      req,
      sql`SELECT id::text, ${isPaidLead} AS kept FROM leads
          WHERE tenant_id = ${tenant}::uuid AND ${isPerson(person)} FOR UPDATE`,
    ),
  )
  const accounts = rows.parse(
    await selectRows(
      req,
      sql`SELECT id::text, ${isPaidAccount} AS kept FROM shoppers
          WHERE tenant_id = ${tenant}::uuid AND ${isPerson(person)} FOR UPDATE`,
    ),
  )
  const alerts = await selectRows(
    req,
    sql`DELETE FROM saved_searches WHERE tenant_id = ${tenant}::uuid AND ${isSearchOf(person)} RETURNING id`,
  )
  if (person.by === 'email')
    await selectRows(req, sql`DELETE FROM alert_mails WHERE tenant_id = ${tenant}::uuid AND ${isPerson(person)}`)
  const gone = (all: typeof leads): string[] => all.filter(({ kept }) => !kept).map(({ id }) => id)
  const invoices = await eraseInvoices(req, tenant, person)
  const kept = [...leads, ...accounts].filter((row) => row.kept).length + invoices.kept
  await eraseLeads(req, gone(leads))
  await deleteAccounts(req, gone(accounts))
  return {
    leads: gone(leads).length,
    accounts: gone(accounts).length,
    alerts: alerts.length,
    applications: applications.length,
    invoices: invoices.gone,
    kept,
  }
}

/**
 * Erases a person at some dealerships (LAW-08), all of it or nothing. Each dealership's audit log says how much, and nothing
 * of whom.
 *
 * @param by 'staff', or the person by the mailed link
 */
export const erasePerson = (
  req: PayloadRequest,
  tenants: readonly string[],
  person: Person,
  by: 'staff' | 'the person',
): Promise<Erased> =>
  inTransaction(req, async () => {
    const total: Erased = { leads: 0, accounts: 0, alerts: 0, applications: 0, invoices: 0, kept: 0 }
    for (const tenant of tenants) {
      const erased = await eraseAt(req, tenant, person)
      if (Object.values(erased).every((count) => count === 0)) continue
      await recordAudit(req, { tenant, action: 'person-erased', detail: { by, ...erased } })
      for (const part of ['leads', 'accounts', 'alerts', 'applications', 'invoices', 'kept'] as const)
        total[part] += erased[part]
    }
    return total
  })
