import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Icon } from '@/src/components/ui/Icon'
import { Photo } from '@/src/components/ui/Photo'
import type { SpecialHours } from '@/src/domain/locations/OpeningHours'
import { stateTimeZone } from '@/src/domain/locations/stateTimeZone'
import { phoneHref } from '@/src/domain/site/paths'
import type { SiteLocation } from '@/tenants/Site'
import { AddressLines } from './AddressLines'
import { directionsHref } from './directionsHref'
import { HolidayHours } from './HolidayHours'
import { HoursTable } from './HoursTable'
import { LicenceNumbers } from './LicenceNumbers'
import { OpenBadge } from './OpenBadge'

interface LocationDetailProps {
  location: SiteLocation
  email: string | null
  image: { url: string; alt: string } | null
  services: string[]
  specialHours: SpecialHours[]
  /** 'yyyy-mm-dd' at the location. */
  today: string
}

const Row = ({ icon, children }: { icon: 'map-pin' | 'phone' | 'mail'; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon name={icon} className="mt-0.5 size-5 text-brand-text" />
    <div className="min-w-0">{children}</div>
  </li>
)

/** One place: where, when and how to reach it, with its licence numbers (LOC-02, LOC-06..09, LAW-06). */
export const LocationDetail = ({ location, email, image, services, specialHours, today }: LocationDetailProps) => (
  <Container className="grid gap-8 py-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14 lg:py-12">
    <div>
      {image && (
        <div className="relative mb-8 aspect-[16/9] overflow-hidden rounded-xl bg-surface">
          <Photo
            url={image.url}
            alt={image.alt}
            first
            sizes="(min-width: 1024px) 44rem, 100vw"
            className="object-cover"
          />
        </div>
      )}
      <ul className="space-y-4 text-[1.0625rem]">
        <Row icon="map-pin">
          <AddressLines location={location} className="not-italic" />
        </Row>
        {location.phone && (
          <Row icon="phone">
            <a href={phoneHref(location.phone)} className="font-semibold hover:underline">
              {location.phone}
            </a>
          </Row>
        )}
        {email && (
          <Row icon="mail">
            <a href={`mailto:${email}`} className="break-words font-semibold hover:underline">
              {email}
            </a>
          </Row>
        )}
      </ul>
      {services.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-2">
          {services.map((service) => (
            <li key={service} className="rounded-xs bg-surface px-3 py-1.5 text-sm font-semibold">
              {service}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button href={directionsHref(location)} newTab size="lg">
          <Icon name="navigation" className="size-5" />
          Get directions
        </Button>
        {location.locationType === 'service' && (
          <Button href="/service#service-booking" size="lg" variant="outline">
            Book a service
          </Button>
        )}
      </div>
      <LicenceNumbers location={location} />
    </div>
    <section aria-labelledby="hours-title" className="self-start rounded-xl border border-line p-6 sm:p-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="hours-title" className="text-subheading">
          Opening Hours
        </h2>
        <OpenBadge
          hours={location.openingHours}
          special={specialHours}
          timeZone={stateTimeZone(location.address.state)}
        />
      </div>
      <HoursTable hours={location.openingHours} />
      <HolidayHours days={specialHours} today={today} />
    </section>
  </Container>
)
