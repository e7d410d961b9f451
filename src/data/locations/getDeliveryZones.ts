import { tagsFor } from '@/src/domain/cache/tags'
import type { DeliveryZoneInput } from '@/src/domain/locations/delivery/deliveryEstimate'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'

/** A site's own delivery zones, the cheapest first (ENT-17, LOC-13). */
export const getDeliveryZones = (tenantId: string): Promise<DeliveryZoneInput[]> =>
  cachedRead(['delivery-zones', tenantId], [tagsFor.content(tenantId, 'delivery-zones')], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'delivery-zones',
      ...publicRead,
      sort: 'price',
      where: { tenant: { equals: tenantId } },
    })
    return docs.map(({ name, price, postcodes, within_km }) => ({
      name,
      priceDollars: price,
      postcodes: postcodes ?? [],
      withinKm: within_km ?? null,
    }))
  })
