import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { backdatePrices } from './backdatePrices'
import { createMissing, type SeededRows } from '../createMissing'
import type { DemoCar } from './DemoCar'
import { generateStock } from './generateStock'
import type { SeedContext } from '../SeedContext'

/** The dealership's vehicles (CAR-01..35), each written through the collection's own rules and hooks. */
export const seedStock = async (
  context: SeedContext,
  tenant: string,
  demo: DemoTenant,
  locations: ReadonlyMap<string, string>,
): Promise<SeededRows> => {
  const { stock: plan } = demo
  if (!plan) return { ids: new Map(), created: 0 }
  const { library, now, payload } = context
  const created: { id: string; car: DemoCar }[] = []
  const seeded = await createMissing(context, {
    collection: 'cars',
    tenant,
    rows: generateStock({ plan, locations: demo.locations, library, now }),
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
