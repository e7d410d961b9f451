import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { createMissing, type SeededRows } from '../createMissing'
import { directionsTo, holidaysOf, weekOf } from './locationData'
import type { SeedContext } from '../SeedContext'
import { studioPicture } from '../pictures/StudioLibrary'

const knownSubtypes = ['buying', 'new', 'used', 'fleet'] as const

/** Locations with hours and holidays (ENT-02..06); `brands` are ids by slug. */
export const seedLocations = (
  context: SeedContext,
  tenant: string,
  demo: DemoTenant,
  brands: ReadonlyMap<string, string>,
): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'locations',
    tenant,
    rows: demo.locations,
    keyOf: ({ slug }) => slug,
    storedKeyOf: ({ slug }) => slug,
    create: (place) => {
      const url = place.picture ? studioPicture(context.library, place.picture) : null
      return context.payload.create({
        collection: 'locations',
        depth: 0,
        data: {
          tenant,
          name: place.name,
          slug: place.slug,
          location_type: place.type,
          location_subtype: knownSubtypes.filter((subtype) => place.subtype.includes(subtype)),
          primary: place.primary,
          visible: true,
          manufacturers: place.manufacturers.flatMap((slug) => brands.get(slug) ?? []),
          dealer_license_number: place.dealerLicence,
          motor_vehicle_repairer: place.repairerLicence,
          image: { url, thumb: { url } },
          address: {
            street: place.street,
            city: place.suburb,
            state: place.state,
            postcode: place.postcode,
            lat: place.lat,
            long: place.lng,
            place_url: directionsTo(place),
          },
          contact_detail: {
            phone: place.phone,
            landline_phone: place.landline,
            email: `${place.slug}@${demo.slug}.example`,
            opening_hours: weekOf(place.hours),
          },
          special_hours: holidaysOf(place.specialDays, context.now),
        },
      })
    },
  })

export const seedDeliveryZones = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'delivery-zones',
    tenant,
    rows: demo.deliveryZones,
    keyOf: ({ name }) => name,
    storedKeyOf: ({ name }) => name,
    create: ({ name, postcodes, priceDollars }) =>
      context.payload.create({
        collection: 'delivery-zones',
        depth: 0,
        data: { tenant, name, postcodes, price: priceDollars },
      }),
  })
