import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isOwnLead } from '@/src/payload/sql/isOwnLead'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { ShopperSession } from '@/src/payload/sql/shopperSessions'
import { textColumn } from '@/src/payload/sql/textColumn'

const driveRow = z.object({
  id: z.string(),
  lead: z.string(),
  tenant: z.string(),
  car: z.string().nullable(),
  vehicle: textColumn,
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  place: textColumn,
  address: textColumn,
  /** Of the place's clocks: 'NSW'. */
  region: z.string().nullable(),
})

/** A shopper's test drive that is booked and has not begun. */
export type OwnDrive = z.infer<typeof driveRow>

/**
 * The shopper's own test drive at one of these dealerships, while it can still be changed: booked and not begun. Null
 * otherwise. Read to be changed, its row is locked, so that two changes wait for each other.
 */
export const ownDrive = async (
  req: PayloadRequest,
  tenants: readonly string[],
  session: ShopperSession,
  id: string,
  purpose: 'to show' | 'to change' = 'to show',
): Promise<OwnDrive | null> => {
  const rows = await selectRows(
    req,
    sql`SELECT appointments.id::text, appointments.lead_id::text AS lead, appointments.tenant_id::text AS tenant,
          appointments.car_id::text AS car, concat_ws(' ', cars.year, cars.make, cars.model) AS vehicle,
          starts_at AS "startsAt", ends_at AS "endsAt", locations.name AS place, locations.address_state::text AS region,
          concat_ws(', ', locations.address_street, locations.address_city, locations.address_state::text,
            locations.address_postcode) AS address
        FROM appointments JOIN leads ON leads.id = appointments.lead_id LEFT JOIN cars ON cars.id = appointments.car_id
          LEFT JOIN locations ON locations.id = appointments.location_id
        WHERE appointments.id = ${id}::uuid AND appointments.state = 'booked' AND starts_at > now()
          AND ${isOwnLead(tenants, session)}
        ${purpose === 'to change' ? sql`FOR UPDATE OF appointments` : sql``}`,
  )
  return driveRow.array().parse(rows)[0] ?? null
}
