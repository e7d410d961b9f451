import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/src/components/ui/Badge'
import { depositLabels } from '@/src/domain/checkout/depositWords'
import {
  enquiryWords,
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
  /** What can be done about it, below. */
  children?: ReactNode
}

/** One entry of a list of the garage. */
export const Row = ({ title, path = null, text, state, tone, children }: RowProps) => (
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
    {children}
  </li>
)

/** A section of the garage has a line above it: its list has none but between its rows. */
export const LIST = 'divide-y divide-line [&>:first-child]:pt-0 [&>:last-child]:pb-0'

/** Enquiries, each with its state. `zone`: the dealership's clocks. */
export const EnquiryRows = ({ enquiries, zone }: { enquiries: GarageEnquiry[]; zone: string }) => (
  <ul className={LIST}>
    {enquiries.map(({ id, about, vehicle, path, dealership, sentAt, state }) => (
      <Row
        key={id}
        title={[about || 'Enquiry', vehicle].filter(Boolean).join(': ')}
        path={path}
        text={`${dayInZone(sentAt, zone)}, to ${dealership}`}
        state={enquiryWords[state]}
        tone={state === 'answered' ? 'success' : 'neutral'}
      />
    ))}
  </ul>
)

interface ReservationRowsProps {
  reservations: GarageReservation[]
  /** The page of a reservation, by its id. */
  pathOf: (id: string) => string
  zone: string
}

/** Reservations with their deposits, each with the way to its page: where it is paid, on whichever device. */
export const ReservationRows = ({ reservations, pathOf, zone }: ReservationRowsProps) => (
  <ul className={LIST}>
    {reservations.map(({ id, vehicle, dollars, deposit, until, state }) => (
      <Row
        key={id}
        title={vehicle}
        path={pathOf(id)}
        text={[
          deposit === 'none' ? depositLabels.none : `Deposit $${dollars.toLocaleString('en-AU')}`,
          deposit === 'none' ? '' : depositLabels[deposit].toLowerCase(),
          until !== '' && (state === 'paid' || state === 'pending') ? `held until ${dayInZone(until, zone)}` : '',
        ]
          .filter(Boolean)
          .join(', ')}
        state={reservationStates[state]}
        tone={state === 'paid' ? 'success' : 'neutral'}
      >
        {state === 'pending' && deposit === 'pending' && (
          <Link prefetch={false} href={pathOf(id)} className="basis-full py-1 text-sm font-semibold underline">
            Pay the deposit
          </Link>
        )}
      </Row>
    ))}
  </ul>
)
