import * as z from 'zod/mini'
import { optionalText } from '../../leads/formFields'
import type { DepositState } from '@/src/domain/checkout/depositWords'
import type { TurnState } from '@/src/domain/prizes/turnForm'
import type { Consent } from '@/src/domain/privacy/HeldData'

/** An enquiry as its sender sees it. */
export interface GarageEnquiry {
  id: string
  /** ISO. */
  sentAt: string
  about: string
  vehicle: string
  /** Path of the car's page; null when it has none any more. */
  path: string | null
  dealership: string
  state: EnquiryState
}

export type EnquiryState = 'received' | 'answered' | 'done'

/** What a shopper is told of an enquiry's state; how the dealership files it is the dealership's own. */
export const enquiryState = ({ workflow, answered }: { workflow: string; answered: boolean }): EnquiryState => {
  if (workflow === 'won' || workflow === 'lost') return 'done'
  return answered || workflow === 'in_progress' ? 'answered' : 'received'
}

export const enquiryWords: Record<EnquiryState, string> = {
  received: 'Received',
  answered: 'Being answered',
  done: 'Closed',
}

export interface GarageDrive {
  id: string
  /** ISO. */
  startsAt: string
  /** Of the place's clocks: 'NSW'. */
  region: string
  vehicle: string
  place: string
  state: 'booked' | 'cancelled' | 'kept' | 'missed'
}

export const driveStates: Record<GarageDrive['state'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  kept: 'Done',
  missed: 'Missed',
}

/** What the garage says after a change of a test drive (`?drive=`). */
export const driveNews: Readonly<Record<string, string>> = {
  cancelled: 'Your test drive is cancelled. The dealership knows.',
  moved: 'Your test drive is moved. The dealership knows.',
  taken: 'That time has just been taken. Your test drive stays as it was; please choose another time.',
  gone: 'This test drive can no longer be changed here. Please call the dealership.',
}

export interface GarageReservation {
  id: string
  vehicle: string
  state: 'pending' | 'paid' | 'cancelled' | 'expired'
  deposit: DepositState
  dollars: number
  /** ISO; '' when it does not end. */
  until: string
}

export const reservationStates: Record<GarageReservation['state'], string> = {
  pending: 'Waiting for payment',
  paid: 'Reserved',
  cancelled: 'Cancelled',
  expired: 'Ended',
}

/** An invoice made out to the account's proven e-mail address, and paid. */
export interface GarageInvoice {
  id: string
  reference: string
  what: string
  cents: number
  refundedCents: number
  deposit: DepositState
  /** ISO. */
  paidAt: string
}

/** What a turn of the prize wheel has won. */
export interface GaragePrize {
  id: string
  prize: string
  code: string
  state: TurnState
  /** Title of the promotion. */
  wheel: string
  /** The last moment to collect it, in ISO; null: none. */
  collectBy: string | null
}

/** What a garage shows beside the saved cars. */
export interface Garage {
  enquiries: GarageEnquiry[]
  drives: GarageDrive[]
  reservations: GarageReservation[]
  invoices: GarageInvoice[]
  prizes: GaragePrize[]
  consents: Consent[]
}

/** The details a shopper changes without proving anything. */
export const detailsSchema = z.object({
  name: optionalText(100),
  last_name: optionalText(100),
  postcode: z._default(
    z.string().check(z.trim(), z.regex(/^(\d{4})?$/, 'Invalid postcode. Please enter a 4-digit number.')),
    '',
  ),
})
