import Link from 'next/link'
import { Badge, type BadgeTone } from '@/src/components/ui/Badge'
import { depositLabels } from '@/src/domain/checkout/depositWords'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import {
  driveStates,
  enquiryWords,
  type GarageDrive,
  type GarageEnquiry,
  type GarageReservation,
  reservationStates,
} from '@/src/domain/shopper/garage/garage'

interface RowProps {
  title: string
  path?: string | null
  text: string
  state: string
  tone: BadgeTone
}

const Row = ({ title, path = null, text, state, tone }: RowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
    <div className="min-w-0">
      <p className="font-semibold">
        {path ? (
          <Link prefetch={false} href={path} className="hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="text-sm text-muted">{text}</p>
    </div>
    <Badge tone={tone}>{state}</Badge>
  </li>
)

const LIST = 'divide-y divide-line border-y border-line'

const day = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(
    new Date(iso),
  )
const moment = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(iso))

/** Enquiries, each with its state. `zone`: the dealership's clocks. */
export const EnquiryRows = ({ enquiries, zone }: { enquiries: GarageEnquiry[]; zone: string }) => (
  <ul className={LIST}>
    {enquiries.map(({ id, about, vehicle, path, dealership, sentAt, state }) => (
      <Row
        key={id}
        title={[about || 'Enquiry', vehicle].filter(Boolean).join(': ')}
        path={path}
        text={`${day(sentAt, zone)}, to ${dealership}`}
        state={enquiryWords[state]}
        tone={state === 'answered' ? 'success' : 'neutral'}
      />
    ))}
  </ul>
)

/** Test drives, at the times of their places. */
export const DriveRows = ({ drives }: { drives: GarageDrive[] }) => (
  <ul className={LIST}>
    {drives.map(({ id, vehicle, startsAt, region, place, state }) => (
      <Row
        key={id}
        title={vehicle || 'Test drive'}
        text={[moment(startsAt, stateTimeZone(region || null)), place].filter(Boolean).join(', ')}
        state={driveStates[state]}
        tone={state === 'booked' ? 'success' : 'neutral'}
      />
    ))}
  </ul>
)

/** Reservations with their deposits. */
export const ReservationRows = ({ reservations, zone }: { reservations: GarageReservation[]; zone: string }) => (
  <ul className={LIST}>
    {reservations.map(({ id, vehicle, dollars, deposit, until, state }) => (
      <Row
        key={id}
        title={vehicle}
        text={[
          deposit === 'none' ? depositLabels.none : `Deposit $${dollars.toLocaleString('en-AU')}`,
          deposit === 'none' ? '' : depositLabels[deposit].toLowerCase(),
          until !== '' && (state === 'paid' || state === 'pending') ? `held until ${day(until, zone)}` : '',
        ]
          .filter(Boolean)
          .join(', ')}
        state={reservationStates[state]}
        tone={state === 'paid' ? 'success' : 'neutral'}
      />
    ))}
  </ul>
)
