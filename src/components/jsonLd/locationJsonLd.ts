import type { Site, SiteLocation } from '@/tenants/Site'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TYPES = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' }

/** A location's address as structured data (SEO-02). */
export const postalAddressJsonLd = ({ address }: Pick<SiteLocation, 'address'>) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street ?? undefined,
  addressLocality: address.city ?? undefined,
  addressRegion: address.state ?? undefined,
  postalCode: address.postcode ?? undefined,
  addressCountry: 'AU',
})

/** A location as structured data: kind of business, address, hours and holidays (SEO-02, ENT-06). */
export const locationJsonLd = (site: Pick<Site, 'origin'>, location: SiteLocation, path: string) => ({
  '@type': location.locationType ? TYPES[location.locationType] : 'AutoDealer',
  name: location.name,
  url: new URL(path, site.origin).href,
  telephone: location.phone ?? undefined,
  address: postalAddressJsonLd(location),
  geo:
    location.lat === null || location.lng === null
      ? undefined
      : { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  openingHoursSpecification: location.openingHours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open && close
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[weekday], opens: open, closes: close }]
      : [],
  ),
  specialOpeningHoursSpecification: location.specialHours.map(({ date, status, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    // Closed all day, in schema.org's words.
    ...(status === 'Open' && open && close ? { opens: open, closes: close } : { opens: '00:00', closes: '00:00' }),
  })),
})
