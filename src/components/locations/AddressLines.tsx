import type { SiteLocation } from '@/tenants/Site'

/** Street, then suburb, state and postcode. */
export const addressLines = ({ address }: Pick<SiteLocation, 'address'>): string[] =>
  [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')].flatMap(
    (line) => line || [],
  )

/** Directions to a place by its name and address. */
export const directionsTo = (lines: readonly string[]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(lines.join(', '))}`

/** Directions to a location: its own map link, else a search for its address (ENT-04). */
export const directionsHref = (location: Pick<SiteLocation, 'name' | 'address'>): string =>
  location.address.placeUrl ?? directionsTo([location.name, ...addressLines(location)])

/** A postal address, a line each. */
export const AddressLines = ({
  location,
  className,
}: {
  location: Pick<SiteLocation, 'address'>
  className: string
}) => (
  <address className={className}>
    {addressLines(location).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)
