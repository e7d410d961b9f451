import type { SiteLocation } from '@/tenants/Site'
import { addressLines } from './directionsHref'

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
