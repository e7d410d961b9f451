import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tagsFor } from '@/src/domain/cache/tags'
import type { Car } from '@/src/domain/stock/car/Car'
import type { TypedPricePeriod } from '@/src/domain/stock/pricing/priceHistory'
import { wasPriceMinDays } from '@/tenants/resolveSettings'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'

export interface PriceHistory {
  periods: TypedPricePeriod[]
  /** Days the car's own dealership asks of a was-price; 0: it does not check them. */
  minDays: number
}

const dollars = z.coerce.number().nullable()
const rowsSchema = z.array(
  z.object({
    from: z.coerce.date().transform((date) => date.toISOString()),
    price: dollars,
    offer_price: dollars,
    price_type: z.string().nullable(),
    listed: z.boolean(),
  }),
)
const ownerSchema = z.object({ id: z.string(), template: z.string(), overrides: z.unknown() })

/**
 * What a car of a site, or of one of its members, cost since when, by the rule of its own dealership (LAW-05). Kept until the car
 * or the site changes.
 */
export const getPriceHistory = (
  { id, memberIds }: Pick<Site, 'id' | 'memberIds'>,
  car: Pick<Car, 'id' | 'slug'>,
): Promise<PriceHistory | null> =>
  cachedRead(
    ['price-history', id, car.id],
    [tagsFor.carSlug(id, car.slug), ...memberIds.map((member) => tagsFor.site(member))],
    async () => {
      const payload = await payloadClient()
      const { rows } = await payload.db.drizzle.execute(sql`
        SELECT changed_at AS "from", history.price, history.offer_price, history.price_type, history.listed,
          tenants.id::text, template::text, settings AS overrides
        FROM price_history AS history JOIN cars ON cars.id = car_id JOIN tenants ON tenants.id = cars.tenant_id
        WHERE car_id = ${car.id}::uuid ORDER BY history.id`)
      const { data: owner } = ownerSchema.safeParse(rows[0])
      if (!owner || !memberIds.includes(owner.id)) return null
      return { periods: rowsSchema.parse(rows), minDays: wasPriceMinDays(owner) }
    },
  )
