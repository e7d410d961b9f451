import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createMissing, type SeededRows } from '../createMissing'
import type { DemoCar } from './DemoCar'
import type { SeedContext } from '../SeedContext'
import { pricesSinceListed } from './pricesSinceListed'

/**
 * Gives seeded vehicles a price history from their listing date on, without which no was-price may be shown (LAW-05). The
 * update of the cars makes the database count their days again; they are queued because a running worker may have indexed
 * them before.
 */
const backdatePrices = async (
  payload: Payload,
  tenant: string,
  cars: readonly { id: string; car: DemoCar }[],
  now: Date,
): Promise<void> => {
  if (cars.length === 0) return
  const ids = JSON.stringify(cars.map(({ id }) => id))
  const periods = JSON.stringify(
    cars.flatMap(({ id, car }) =>
      pricesSinceListed(car, now).map((period) => ({ car_id: id, price_type: car.price_type, ...period })),
    ),
  )
  const seeded = sql`SELECT value::uuid FROM jsonb_array_elements_text(${ids}::jsonb)`
  await payload.db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM price_history WHERE car_id IN (${seeded})`)
    await tx.execute(
      sql`INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source, changed_at)
          SELECT car_id, ${tenant}::uuid, price, offer_price, price_type, listed, 'edit', changed_at
          FROM jsonb_to_recordset(${periods}::jsonb) AS period(car_id uuid, price numeric, offer_price numeric,
            price_type text, listed boolean, changed_at timestamptz)
          ORDER BY car_id, changed_at`,
    )
    await tx.execute(
      sql`WITH counted AS (
            UPDATE cars SET before_price_days = NULL WHERE id IN (${seeded}) AND before_price IS NOT NULL RETURNING id
          )
          INSERT INTO stock_changes (car_id, tenant_id, reason) SELECT id, ${tenant}::uuid, 'bulk' FROM counted`,
    )
  })
}

/** The dealership's vehicles (CAR-01..35), each written through the collection's own rules and hooks. */
export const seedStock = async (
  context: SeedContext,
  tenant: string,
  cars: readonly DemoCar[],
  locations: ReadonlyMap<string, string>,
): Promise<SeededRows> => {
  const { now, payload } = context
  const created: { id: string; car: DemoCar }[] = []
  const seeded = await createMissing(context, {
    collection: 'cars',
    tenant,
    rows: cars,
    keyOf: ({ stocknum }) => stocknum,
    storedKeyOf: ({ stocknum }) => stocknum,
    create: async (row) => {
      const { locationSlug, caravan_specifications, autograb_data, finance_lenders, ...car } = row
      const { id } = await payload.create({
        collection: 'cars',
        depth: 0,
        data: {
          ...car,
          tenant,
          location: locations.get(locationSlug),
          caravan_specifications: caravan_specifications ?? undefined,
          autograb_data: autograb_data ?? undefined,
          finance_lenders: finance_lenders ? { ...finance_lenders } : null,
        },
      })
      created.push({ id, car: row })
      return { id }
    },
  })
  await backdatePrices(payload, tenant, created, now)
  return seeded
}
