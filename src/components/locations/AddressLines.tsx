import type { SiteLocation } from '@/tenants/Site'

/** Street, then suburb, state and postcode. */
export const addressLines = ({ address }: Pick<SiteLocation, 'address'>): string[] =>
  [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')].flatMap(
    (line) => line || [],
  )

/** Directions to a location: its own map link, else a search for its address (ENT-04). */
export const directionsHref = (location: Pick<SiteLocation, 'name' | 'address'>): string =>
  location.address.placeUrl ??
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([location.name, ...addressLines(location)].join(', '))}`

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
