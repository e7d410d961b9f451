import type { DemoHours, DemoLocation, DemoTenant } from '@/tenants/demo/DemoTenant'
import { createMissing, type SeededRows } from '../createMissing'
import type { SeedContext } from '../SeedContext'
import { placePicture, portraitPicture } from '../pictures/placePicture'

const knownSubtypes = ['buying', 'new', 'used', 'fleet'] as const

const dayOf = (weekday: number, hours: string | null) => {
  const [open = null, close = null] = hours?.split('-') ?? []
  return { weekday: String(weekday), status: hours ? 'Open' : 'Closed', open, close } as const
}

const weekdayValues = ['0', '1', '2', '3', '4', '5', '6'] as const

/** Seven rows, Monday first (ENT-05). */
const weekOf = ({ weekdays, saturday, sunday }: DemoHours) =>
  [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const value = weekdayValues[weekday]
    const hours = weekday === 0 ? sunday : weekday === 6 ? saturday : weekdays
    return value === undefined ? [] : [{ ...dayOf(weekday, hours), weekday: value }]
  })

/** The coming occurrence of a month and day, at noon in eastern Australia so that no time zone moves it. */
const coming = (monthDay: string, now: Date): string => {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  const thisYear = Date.UTC(now.getUTCFullYear(), month - 1, day, 2)
  const past = thisYear < now.getTime() - 86_400_000
  return new Date(past ? Date.UTC(now.getUTCFullYear() + 1, month - 1, day, 2) : thisYear).toISOString()
}

/** Holidays with their hours (ENT-06). */
const holidaysOf = (days: DemoLocation['specialDays'], now: Date) =>
  days.map(({ monthDay, hours }) => {
    const [start_hour = null, end_hour = null] = hours?.split('-') ?? []
    return {
      date: coming(monthDay, now),
      status: hours ? ('Open' as const) : ('Closed' as const),
      start_hour,
      end_hour,
    }
  })

/** Who works at a place. */
const peopleAt = ({ people }: DemoTenant, { slug }: DemoLocation) =>
  people
    .filter(({ location }) => location === slug)
    .map(({ name, role, department, words, portrait }) => ({
      name,
      role,
      department,
      words,
      image: { url: portraitPicture(portrait) },
    }))

/** '214 Palisade Road, Artarmon NSW 2064'. */
export const addressOf = ({ street, suburb, state, postcode }: DemoLocation): string =>
  `${street}, ${suburb} ${state} ${postcode}`

/** A search on a map by address: works without any account. */
const directionsTo = (place: DemoLocation): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressOf(place))}`

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
      const url = placePicture(demo.slug, place.slug)
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
          people: peopleAt(demo, place),
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
