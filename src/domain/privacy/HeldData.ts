import { z } from 'zod'
import type { ApplicationState } from '../finance/application/applicationStates'

/** Something a person has agreed to: the words that were shown, when, and where (LAW-07). */
export interface Consent {
  to: string
  text: string
  /** ISO. */
  at: string
  how: string
}

const stored = z.object({ text: z.string(), at: z.string().optional(), when: z.string().optional(), how: z.string() })

const KINDS: [key: string, to: string][] = [
  ['opt_in', 'Offers by e-mail'],
  ['terms', 'Terms'],
  ['deposit_terms', 'Terms of the deposit'],
  ['promotion_terms', 'Terms of a promotion'],
  ['alert_consent', 'An alert by e-mail'],
  ['finance_consent', 'A finance application'],
]

/** Every consent a lead keeps in its attributes. */
export const consentsOf = (attributes: unknown): Consent[] =>
  KINDS.flatMap(([key, to]) => {
    const found = z.looseObject({ [key]: stored }).safeParse(attributes)
    const consent = found.success ? stored.safeParse(found.data[key]) : null
    if (!consent?.success) return []
    const { text, how, at, when } = consent.data
    return [{ to, text, at: at ?? when ?? '', how }]
  })

/** A lead as its shopper may see it. */
export interface HeldLead {
  id: string
  sentAt: string
  dealership: string
  about: string
  vehicle: string
  name: string
  email: string
  phone: string
  postcode: string
  message: string
  services: string[]
  consents: Consent[]
  /** Page it was sent from, and the browser. */
  page: string
  browser: string
  /** Everything else that came with it: pages that were looked at, advertisements, the shopper's own vehicle. */
  attributes: unknown
  /** What staff wrote about it. */
  notes: string
  /** What staff did and wrote, oldest first. */
  history: { at: string; what: string; text: string }[]
  /** Names of other systems of the dealership that have a copy. */
  passedOn: string[]
  /** A paid reservation depends on it: the law asks for the record, and it is not erased yet. */
  isKept: boolean
}

export interface HeldAccount {
  id: string
  dealership: string
  name: string
  email: string
  phone: string
  postcode: string
  /** Names of the cars on the watchlist. */
  watched: string[]
  reservations: { vehicle: string; state: string; dollars: number; at: string }[]
  /** The shopper's own vehicles, each in words. */
  vehicles: string[]
  isKept: boolean
}

/** A saved search, or saved cars, whose owner is told about matches by e-mail. */
export interface HeldAlert {
  id: string
  dealership: string
  words: string
  email: string
  state: 'on' | 'unproven' | 'stopped'
  /** ISO. */
  since: string
  consent: Consent
  /** Days on which a message was sent, of the last month. */
  mailedOn: string[]
}

/** A finance application with all that was answered. */
export interface HeldApplication {
  id: string
  dealership: string
  vehicle: string
  state: ApplicationState
  /** ISO: when it was sent, else when it was last saved. */
  at: string
  /** Whom it was passed on to; '' when it was not. */
  lender: string
  answers: { title: string; facts: [label: string, value: string][] }[]
  /** Names of the files. */
  documents: string[]
}

/** An invoice to pay online. */
export interface HeldInvoice {
  id: string
  dealership: string
  reference: string
  what: string
  name: string
  email: string
  dollars: number
  refundedDollars: number
  state: 'open' | 'paid' | 'cancelled'
  /** ISO. */
  at: string
  /** It is owed, or was paid: the law asks for the record. */
  isKept: boolean
}

/** All that some dealerships hold of one person (APP 12). */
export interface HeldData {
  leads: HeldLead[]
  accounts: HeldAccount[]
  alerts: HeldAlert[]
  applications: HeldApplication[]
  invoices: HeldInvoice[]
}
