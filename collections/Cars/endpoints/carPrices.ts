import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { apiError } from '@/src/payload/http/apiError'
import { ownSettings } from '@/src/payload/ownSettings'
import { selectRows } from '@/src/payload/sql/selectRows'
import { wasPriceMinDays } from '@/tenants/resolveSettings'
import { staffCar } from './staffCar'

const dollars = z.coerce.number().nullable()
const periods = z.array(
  z.object({
    from: z.coerce.date().transform((date) => date.toISOString()),
    price: dollars,
    offer_price: dollars,
    listed: z.boolean(),
    source: z.string(),
  }),
)

/** Staff only: what a car cost since when, and the days its dealership asks of a was-price; 0: not checked (LAW-05). */
export const carPrices: Endpoint = {
  path: '/:id/prices',
  method: 'get',
  handler: async (req) => {
    const car = await staffCar(req)
    const tenantId = relationId(car?.tenant)
    if (!car || !tenantId) return apiError(404, 'not_found', 'There is no such car.')
    const rows = await selectRows(
      req,
      sql`SELECT changed_at AS "from", price, offer_price, listed, source FROM price_history
          WHERE car_id = ${car.id}::uuid ORDER BY id`,
    )
    return Response.json({
      minDays: wasPriceMinDays(await ownSettings(req, tenantId)),
      periods: periods.parse(rows),
    })
  },
}
