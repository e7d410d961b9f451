import { Navigation, Phone } from 'lucide-react'
import { LocationToday } from '@/src/components/hours/LocationToday'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Container } from '@/src/components/ui/Container'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import type { PlaceStock } from '@/src/domain/locations/placeStock'
import type { SiteLocation } from '@/tenants/Site'
import { directionsHref } from './AddressLines'
import { StockHere } from './StockHere'

/** What brings a visitor to a location's page: is it open, its number, the way there, its stock (LOC-02). */
export const LocationFirst = ({ location, stock }: { location: SiteLocation; stock: PlaceStock | null }) => (
  <div className="border-b border-line bg-surface">
    <Container className="flex flex-wrap items-center gap-x-8 gap-y-4 py-4">
      <div className="grow max-sm:basis-full sm:[&_.text-sm]:text-base">
        <LocationToday location={location} />
      </div>
      <StockHere stock={stock} className="min-h-11 max-sm:order-last" />
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        {location.phone && (
          <PhoneLink phone={location.phone} className={buttonClasses({ className: 'max-sm:px-3' })}>
            <Phone className="size-4.5" />
          </PhoneLink>
        )}
        <Button href={directionsHref(location)} newTab variant="outline" className="max-sm:px-3">
          <Navigation className="size-4.5" />
          Get directions
        </Button>
      </div>
    </Container>
  </div>
)
