import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import { driveVisit } from '@/src/domain/testDrives/driveVisit'
import type { SiteLocation } from '@/tenants/Site'
import { AddressLines, directionsHref } from './AddressLines'
import { HolidayHours } from '../hours/HolidayHours'
import { HoursTable } from '../hours/HoursTable'
import { LicenceNumbers } from './LicenceNumbers'

interface DepartmentPanelProps {
  location: SiteLocation
  email: string | null
  /** 'yyyy-mm-dd' at the location. */
  today: string
  /** Of the location's state. */
  legal: LegalWords
  /** What it sells, where that is one kind of vehicle. */
  kind: string | null
  /** An office: what it would show is shown elsewhere. */
  isOffice?: boolean
  /** Where it is and its number, which the page of the location itself begins with. */
  withContact?: boolean
}

interface Visit {
  label: string
  href: string
}

/** What a visitor comes for: a workshop's day, a part, a drive. */
const visitOf = ({ id, locationType }: SiteLocation, kind: string | null, isOffice: boolean): Visit => {
  if (locationType === 'service')
    return { label: 'Book a service here', href: `/service?location_id=${id}#service-booking` }
  if (locationType === 'parts') return { label: 'Ask for a part', href: '/vehicle-parts-and-accessories' }
  return isOffice ? { label: 'Find a dealership', href: '/dealer-locator' } : driveVisit(kind, { place: id })
}

const Row = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon className="mt-0.5 size-5 text-brand-text" />
    <div className="min-w-0">{children}</div>
  </li>
)

const link = 'inline-flex min-h-6 items-center font-semibold hover:underline'

/** One department: when it is open, how to reach it, its licence numbers (LOC-02, LOC-07..09, LAW-06). */
export const DepartmentPanel = ({
  location,
  email,
  today,
  legal,
  kind,
  isOffice = false,
  withContact = true,
}: DepartmentPanelProps) => {
  const visit = visitOf(location, kind, isOffice)
  return (
    <>
      <HoursTable hours={location.openingHours} />
      <HolidayHours id={`holidays-${location.id}`} name={location.name} days={location.specialHours} today={today} />
      <ul className="mt-6 space-y-3.5 empty:hidden">
        {withContact && (
          <Row icon={MapPin}>
            <AddressLines location={location} className="not-italic" />
            <a href={directionsHref(location)} target="_blank" rel="noopener" className={`${link} text-brand-text`}>
              <span>
                Directions<span className="sr-only"> to {location.name}</span>
              </span>
            </a>
          </Row>
        )}
        {withContact && location.phone && (
          <Row icon={Phone}>
            <PhoneLink phone={location.phone} className={link} />
          </Row>
        )}
        {email && (
          <Row icon={Mail}>
            <a href={`mailto:${email}`} className={`${link} break-all`}>
              {email}
            </a>
          </Row>
        )}
      </ul>
      <div className="mt-6 grid">
        <Button href={visit.href} variant="outline">
          {visit.label}
        </Button>
      </div>
      <LicenceNumbers location={location} legal={legal} />
    </>
  )
}
