import { searchStates } from '../shopper/garage/savedSearches'
import { applicationNumber, applicationStateWords } from '../finance/application/applicationStates'
import type { HeldAccount, HeldAlert, HeldApplication, HeldData, HeldInvoice, HeldLead } from './HeldData'

export interface HeldSection {
  title: string
  items: { title: string; facts: [label: string, value: string][] }[]
}

const moment = (iso: string): string =>
  Number.isNaN(Date.parse(iso))
    ? ''
    : new Intl.DateTimeFormat('en-AU', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Australia/Sydney',
      }).format(new Date(iso))

/** Anything as words: 'trade in: rego: ABC123; make: Mazda'. */
const inWords = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => [name.replaceAll('_', ' '), inWords(part)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('; ')
}

const KEPT = 'It belongs to a paid reservation, of which the law asks us to keep a record for five years.'

const KEPT_INVOICE = 'It is owed or was paid, and the law asks us to keep a record for five years.'

const given = (facts: [string, string][]): [string, string][] => facts.filter(([, value]) => value.trim() !== '')

const leadItem = (lead: HeldLead): HeldSection['items'][number] => ({
  title: [moment(lead.sentAt), lead.about].filter(Boolean).join(', '),
  facts: given([
    ['Sent to', lead.dealership],
    ['Reference', lead.id.slice(0, 8).toUpperCase()],
    ['Vehicle', lead.vehicle],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Mobile number', lead.phone],
    ['Postcode', lead.postcode],
    ['Message', lead.message],
    ['Services asked for', lead.services.join(', ')],
    ...lead.consents.map(({ to, text, at, how }): [string, string] => [
      `Consent: ${to.toLowerCase()}`,
      `'${text}' (${[how, moment(at)].filter(Boolean).join(', ')})`,
    ]),
    ['Page', lead.page],
    ['Browser', lead.browser],
    ['Visit and other details', inWords(lead.attributes)],
    ['Our notes', lead.notes],
    ...lead.history.map(({ at, what, text }): [string, string] => [
      what,
      [moment(at), text].filter(Boolean).join(': '),
    ]),
    ['Passed on to', lead.passedOn.join(', ')],
    ['Kept', lead.isKept ? KEPT : ''],
  ]),
})

const accountItem = (account: HeldAccount): HeldSection['items'][number] => ({
  title: account.dealership,
  facts: given([
    ['Name', account.name],
    ['E-mail', account.email],
    ['Mobile number', account.phone],
    ['Postcode', account.postcode],
    ['Watched vehicles', account.watched.join(', ')],
    ...account.vehicles.map((vehicle): [string, string] => ['Own vehicle', vehicle]),
    ...account.reservations.map(({ vehicle, state, dollars, at }): [string, string] => [
      'Reservation',
      `${vehicle}, ${state}, $${dollars.toLocaleString('en-AU')}, ${moment(at)}`,
    ]),
    ['Kept', account.isKept ? KEPT : ''],
  ]),
})

const alertItem = ({ dealership, words, email, state, since, consent, mailedOn }: HeldAlert) => ({
  title: dealership,
  facts: given([
    ['Alert about', words || 'All cars'],
    ['E-mail', email],
    ['State', searchStates[state]],
    ['Since', moment(since)],
    ['Consent', `'${consent.text}' (${[consent.how, moment(consent.at)].filter(Boolean).join(', ')})`],
    ['Mailed lately on', mailedOn.join(', ')],
  ]),
})

const applicationItem = ({ id, dealership, vehicle, state, at, lender, answers, documents }: HeldApplication) => ({
  title: [moment(at), vehicle || 'Finance'].filter(Boolean).join(', '),
  facts: given([
    ['Dealership', dealership],
    ['Reference', applicationNumber(id)],
    ['State', applicationStateWords[state]],
    ...answers.flatMap(({ facts }) => facts),
    ['Documents', documents.join(', ')],
    ['Passed on to', lender],
  ]),
})

const INVOICE_STATES: Record<HeldInvoice['state'], string> = {
  open: 'To be paid',
  paid: 'Paid',
  cancelled: 'Withdrawn',
}
const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU', { maximumFractionDigits: 2 })}`

const invoiceItem = (invoice: HeldInvoice): HeldSection['items'][number] => ({
  title: [invoice.reference, invoice.dealership].join(', '),
  facts: given([
    ['For', invoice.what],
    ['Name', invoice.name],
    ['E-mail', invoice.email],
    ['Amount', dollars(invoice.dollars)],
    ['Given back', invoice.refundedDollars > 0 ? dollars(invoice.refundedDollars) : ''],
    ['State', INVOICE_STATES[invoice.state]],
    ['Since', moment(invoice.at)],
    ['Kept', invoice.isKept ? KEPT_INVOICE : ''],
  ]),
})

/** What is held, for people to read; parts that are empty are left out. */
export const heldSections = ({ leads, accounts, alerts, applications, invoices }: HeldData): HeldSection[] =>
  [
    { title: 'Messages and requests', items: leads.map(leadItem) },
    { title: 'Accounts', items: accounts.map(accountItem) },
    { title: 'Alerts', items: alerts.map(alertItem) },
    { title: 'Finance applications', items: applications.map(applicationItem) },
    { title: 'Invoices', items: invoices.map(invoiceItem) },
  ].filter(({ items }) => items.length > 0)
