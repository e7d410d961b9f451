import { Button } from '@/src/components/ui/Button'
import { Icon } from '@/src/components/ui/Icon'
import type { SiteLocation } from '@/tenants/Site'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const directions = ({ address, name }: SiteLocation): string =>
  address.placeUrl ??
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([name, address.street, address.city, address.state].filter(Boolean).join(', '))}`

/** Where the car can be seen: address, hours, licence number (VDP-16, LAW-06). */
export const LocationPanel = ({ location }: { location: SiteLocation }) => {
  const { address } = location
  return (
    <div id="vehicle-map" className="grid gap-8 rounded-xl bg-surface p-6 sm:grid-cols-2 sm:p-8">
      <div>
        <h3 className="text-subheading">{location.name}</h3>
        <address className="mt-3 not-italic text-muted">
          {address.street}
          <br />
          {[address.city, address.state, address.postcode].filter(Boolean).join(' ')}
        </address>
        {location.phone && (
          <p className="mt-4">
            <a
              href={`tel:${location.phone.replace(/\s/g, '')}`}
              className="inline-flex min-h-6 items-center gap-2 font-semibold hover:underline"
            >
              <Icon name="phone" className="size-4.5 text-muted" />
              {location.phone}
            </a>
          </p>
        )}
        {location.dealerLicenceNumber && (
          <p className="mt-4 text-sm text-muted">Dealer licence {location.dealerLicenceNumber}</p>
        )}
        <Button href={directions(location)} newTab variant="outline" className="mt-5">
          <Icon name="navigation" className="size-4.5" />
          Get directions
        </Button>
      </div>
      {location.openingHours.length > 0 && (
        <dl className="grid content-start gap-1.5 text-[0.9375rem]">
          {[1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
            const day = location.openingHours.find((entry) => entry.weekday === weekday)
            return day
              ? [
                  <div key={weekday} className="flex justify-between gap-6 border-b border-line pb-1.5">
                    <dt>{DAYS[weekday]}</dt>
                    <dd className="tabular text-muted">{day.status === 'Closed' ? 'Closed' : day.formattedHours}</dd>
                  </div>,
                ]
              : []
          })}
        </dl>
      )}
    </div>
  )
}
