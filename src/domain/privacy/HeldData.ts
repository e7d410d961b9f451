import type { Consent } from './consentsOf'

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
  isKept: boolean
}

/** All that some dealerships hold of one person (APP 12). */
export interface HeldData {
  leads: HeldLead[]
  accounts: HeldAccount[]
}
