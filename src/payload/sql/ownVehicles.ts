import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { OwnVehicleForm } from '@/src/domain/shopper/garage/ownVehicleForm'
import { MOST_VEHICLES, type OwnVehicle, reminderConsent } from '@/src/domain/shopper/garage/ownVehicles'
import { selectRows } from './selectRows'
import { textColumn } from './textColumn'

/** Whose vehicles: an account of one dealership's site. */
interface VehicleOwner {
  tenant: string
  shopper: string
}

const isOwn = ({ tenant, shopper }: VehicleOwner) =>
  sql`own_vehicles.tenant_id = ${tenant}::uuid AND own_vehicles.shopper_id = ${shopper}::uuid`

const amount = z.coerce
  .number()
  .nullable()
  .transform((value) => value || null)

const row = z.object({
  id: z.string(),
  rego: textColumn,
  state: textColumn,
  make: textColumn,
  model: textColumn,
  year: amount,
  odometer: amount,
  regoDue: textColumn,
  serviceDue: textColumn,
  reminded: z.boolean(),
})

const DAY = sql`'YYYY-MM-DD'`

/** The vehicles of a garage, the first added first. */
export const ownVehiclesOf = async (req: PayloadRequest, owner: VehicleOwner): Promise<OwnVehicle[]> =>
  row.array().parse(
    await selectRows(
      req,
      sql`SELECT id::text, rego, state::text, make, model, year, odometer, coalesce(reminded, false) AS reminded,
            to_char(rego_due AT TIME ZONE 'UTC', ${DAY}) AS "regoDue",
            to_char(service_due AT TIME ZONE 'UTC', ${DAY}) AS "serviceDue"
          FROM own_vehicles WHERE ${isOwn(owner)} ORDER BY created_at, id`,
    ),
  )

const given = (text: string): string | null => (text === '' ? null : text)
const dayOf = (day: string): string | null => (day === '' ? null : `${day}T00:00:00Z`)

/**
 * Adds a vehicle, or changes the owner's own of that id. The words of the consent and its moment are kept with the first
 * 'remind me' (LAW-07).
 *
 * @returns 'gone' when it is not the owner's, or not there any more; 'full' when there are as many as an account may have
 */
export const saveOwnVehicle = async (
  req: PayloadRequest,
  owner: VehicleOwner,
  form: OwnVehicleForm,
): Promise<'saved' | 'gone' | 'full'> => {
  const { id, make, model, reminded } = form
  const consent = reminded ? reminderConsent : null
  const values = sql`${make}::text, ${model}::text, ${given(form.year)}::numeric, ${given(form.rego)}::text,
    ${given(form.state)}::enum_own_vehicles_state, ${given(form.odometer)}::numeric, ${dayOf(form.rego_due)}::timestamptz,
    ${dayOf(form.service_due)}::timestamptz, ${reminded}::boolean`
  if (id !== '') {
    const changed = await selectRows(
      req,
      sql`UPDATE own_vehicles SET (make, model, year, rego, state, odometer, rego_due, service_due, reminded) = (${values}),
            consent_at = CASE WHEN NOT ${reminded}::boolean THEN NULL WHEN reminded THEN consent_at ELSE now() END,
            consent_text = CASE WHEN reminded AND ${reminded}::boolean THEN consent_text ELSE ${consent}::text END, updated_at = now()
          WHERE ${isOwn(owner)} AND id = ${id}::uuid RETURNING id`,
    )
    return changed.length > 0 ? 'saved' : 'gone'
  }
  const added = await selectRows(
    req,
    sql`INSERT INTO own_vehicles (tenant_id, shopper_id, make, model, year, rego, state, odometer, rego_due, service_due,
          reminded, consent_text, consent_at)
        SELECT ${owner.tenant}::uuid, ${owner.shopper}::uuid, ${values}, ${consent}::text, CASE WHEN ${reminded}::boolean THEN now() END
        WHERE (SELECT count(*) FROM own_vehicles WHERE ${isOwn(owner)}) < ${MOST_VEHICLES} RETURNING id`,
  )
  return added.length > 0 ? 'saved' : 'full'
}

export const removeOwnVehicle = async (req: PayloadRequest, owner: VehicleOwner, id: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM own_vehicles WHERE ${isOwn(owner)} AND id = ${id}::uuid`)
}

/** Accounts of a site that have proven an e-mail address. */
const hasAddress = ({ tenant, email }: { tenant: string; email: string }) =>
  sql`shopper_id IN (SELECT id FROM shoppers WHERE tenant_id = ${tenant}::uuid AND lower(email) = lower(${email}))`

/** How many vehicles an address is reminded of. */
export const countReminded = async (req: PayloadRequest, to: { tenant: string; email: string }): Promise<number> => {
  const [found] = await selectRows(
    req,
    sql`SELECT count(*)::int AS count FROM own_vehicles WHERE ${hasAddress(to)} AND reminded`,
  )
  return Number(found?.count)
}

/** Ends all reminders to an address at once (LAW-07): what is queued is not sent. */
export const stopReminders = async (req: PayloadRequest, to: { tenant: string; email: string }): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE own_vehicles SET reminded = false, consent_text = NULL, consent_at = NULL, updated_at = now()
        WHERE ${hasAddress(to)} AND reminded`,
  )
}
