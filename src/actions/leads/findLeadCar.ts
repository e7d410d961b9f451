import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { carSchema } from '@/src/domain/stock/car/Car'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { Site } from '@/tenants/Site'

const rowSchema = carSchema
  .pick({ id: true, make: true, model: true, stocknum: true, car_type: true, status: true, tag: true, reserved: true })
  .extend({ dealership_slug: z.string(), tenantId: z.string(), locationId: z.string().nullable() })

/** What a lead and its test drive need of a car, with the dealership it belongs to. */
interface FoundCar {
  car: Omit<z.infer<typeof rowSchema>, 'tenantId' | 'locationId'> & { location: { id: string } | null }
  tenantId: string
}

/**
 * A shown car of the site, or of a member of its group; null when there is none. Read without a cache, and in one
 * statement: the whole car of its page takes several, and most leads are about a car.
 *
 * @param within the request whose transaction it is read in: a second connection beside one that is held may never come
 */
export const findLeadCar = async (
  { memberIds }: Pick<Site, 'memberIds'>,
  carId: string,
  within?: PayloadRequest,
): Promise<FoundCar | null> => {
  const req = within ?? (await createLocalReq({}, await payloadClient()))
  const members = sql.join(
    memberIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const [row] = await selectRows(
    req,
    sql`
    SELECT cars.id::text, make, model, stocknum, car_type::text, cars.status::text, tag, reserved,
      location_id::text AS "locationId", tenant_id::text AS "tenantId", tenants.slug AS dealership_slug
    FROM cars JOIN tenants ON tenants.id = cars.tenant_id
    WHERE cars.id = ${carId}::uuid AND cars.tenant_id IN (${members})
      AND show_on_dealer_website`,
  )
  if (!row) return null
  const { tenantId, locationId, ...car } = rowSchema.parse(row)
  return { car: { ...car, location: locationId === null ? null : { id: locationId } }, tenantId }
}
