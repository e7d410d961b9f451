import type { RegoVehicle } from '@/src/domain/tradeIn/regoVehicle'
import { payloadClient, publicRead } from '../reads/payloadClient'

/**
 * Make, model and year of a car on sale anywhere on the platform, by its registration (LEA-32). Across tenants by
 * intent: these facts are on the car's public page; nothing says whose stock it is.
 */
export const getPlateVehicle = async (rego: string): Promise<RegoVehicle | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'cars',
    ...publicRead,
    limit: 1,
    select: { make: true, model: true, year: true },
    where: {
      and: [
        { regplate: { equals: rego } },
        { show_on_dealer_website: { equals: true } },
        { status: { equals: 'in_stock' } },
      ],
    },
  })
  const { make, model, year } = docs[0] ?? {}
  return make && model && year ? { make, model, year } : null
}
