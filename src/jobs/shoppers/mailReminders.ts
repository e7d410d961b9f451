import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type RemindedVehicle, vehicleReminderMail } from '@/src/domain/mail/vehicleReminderMail'
import { ownVehicleName, serviceHref } from '@/src/domain/shopper/garage/ownVehicles'
import { reminderKinds } from '@/src/domain/shopper/garage/vehicleReminders'
import { sendAskedFor } from '../alerts/sendAskedFor'
import { inTransaction } from '../inTransaction'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'

export interface ReminderDeps {
  payload: Payload
  pool: Pool
}

const mailRows = z.array(z.object({ tenant: z.string(), email: z.string(), day: z.string() }))
const amount = z.coerce.number().nullable()
const text = z.string().nullable()
const reminderRows = z.array(
  z.object({
    id: z.string(),
    make: z.string(),
    model: z.string(),
    year: amount,
    odometer: amount,
    rego: text,
    kind: z.enum(reminderKinds),
    day: z.string(),
  }),
)

/** What a mail reminds of and is still so: a day that was changed, or reminders that were stopped meanwhile, are not. */
const REMINDERS = `SELECT own_vehicles.id::text, make, model, year, odometer, rego, kind, due::text AS day
  FROM vehicle_reminders JOIN own_vehicles ON own_vehicles.id = vehicle_id
  WHERE mail_id = $1::uuid AND reminded
    AND due = ((CASE kind WHEN 'rego' THEN rego_due ELSE service_due END) AT TIME ZONE 'UTC')::date
  ORDER BY own_vehicles.created_at, own_vehicles.id, due`

const vehiclesOf = (rows: z.infer<typeof reminderRows>, origin: string): RemindedVehicle[] =>
  [...new Set(rows.map(({ id }) => id))].flatMap((id) => {
    const own = rows.filter((row) => row.id === id)
    const [vehicle] = own
    if (!vehicle) return []
    const href = serviceHref({ ...vehicle, rego: vehicle.rego ?? '' })
    const due = own.map(({ kind, day }) => ({ kind, day }))
    return [{ name: ownVehicleName(vehicle), due, serviceHref: `${origin}${href}` }]
  })

/**
 * Sends one owner's reminder of the day (WAT-23), once. Killed between the mail server's answer and its commit, the job sends again
 * under the same Message-ID.
 */
export const mailReminders = ({ payload, pool }: ReminderDeps, mailId: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const found = await client.query(
      `SELECT mails.tenant_id::text AS tenant, email, day::text FROM vehicle_reminder_mails AS mails
       JOIN shoppers ON shoppers.id = shopper_id WHERE mails.id = $1::uuid AND sent_at IS NULL
         AND email <> '' FOR UPDATE OF mails`,
      [mailId],
    )
    const [mail] = mailRows.parse(found.rows)
    const from = mail ? await dealershipLetterhead(payload, mail.tenant) : null
    if (!mail || !from) return
    const { look, settings } = from
    const vehicles = vehiclesOf(reminderRows.parse((await client.query(REMINDERS, [mailId])).rows), look.origin)
    if (vehicles.length > 0) {
      const garage = `${look.origin}${settings.routes.myGaragePath}`
      await sendAskedFor(payload, look, { ...mail, mailId, only: 'reminders' }, (manage) =>
        vehicleReminderMail({ look, vehicles, garage, today: mail.day, manage }),
      )
    }
    await client.query('UPDATE vehicle_reminder_mails SET sent_at = now() WHERE id = $1::uuid', [mailId])
  })
