import type { CollectionSlug } from 'payload'
import { lexical } from '@/src/domain/content/lexical'

/** The rows of one dealership that exist before a collection's row is created; later rows refer to them. */
export interface World {
  tenant: string
  shopper: string
  /** A car without watchlist entries and reservations. */
  freshCar: () => string
}

type Data = Record<string, unknown>

const published = { _status: 'published' }
let counter = 0
/** A different value on every call, so that unique fields never collide. */
const unique = (word: string): string => `${word}-${(counter += 1)}`

/** Half an hour of its own for each row. */
const halfHour = () => {
  const start = Date.UTC(2030, 0, 1) + (counter += 1) * 3_600_000
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 1_800_000).toISOString() }
}

const node = { heading: 'Heading' }

/**
 * One row of each collection with the canary in its text. `create` rows are also what the parties post over REST, so
 * they name the tenant as a client would.
 */
export const fixtures: Record<string, (canary: string, world: World) => Data> = {
  cars: (c, w) => ({
    tenant: w.tenant,
    make: 'Toyota',
    model: 'Corolla',
    year: 2021,
    stocknum: unique('S'),
    dealercomments: c,
    price: 20000,
  }),
  locations: (c, w) => ({ tenant: w.tenant, name: c, slug: unique('yard'), visible: true }),
  brands: (c, w) => ({ tenant: w.tenant, title: c, slug: unique('brand'), ...published }),
  models: (c, w) => ({ tenant: w.tenant, name: c, slug: unique('model'), ...published }),
  offers: (c, w) => ({ tenant: w.tenant, name: c, slug: unique('offer'), ...published }),
  blogs: (c, w) => ({ tenant: w.tenant, heading: c, slug: unique('blog'), ...published }),
  'promo-cards': (c, w) => ({ tenant: w.tenant, title: c, node, ...published }),
  'picture-overlays': (c, w) => ({ tenant: w.tenant, name: c, kind: 'ribbon', words: 'Sale', ...published }),
  pages: (c, w) => ({ tenant: w.tenant, title: c, slug: unique('page'), ...published }),
  reviews: (c, w) => ({ tenant: w.tenant, customer_name: c, text: 'Good people.', rating: 5 }),
  navigation: (c, w) => ({ tenant: w.tenant, header: [{ label: c, href: '/' }] }),
  media: (c, w) => ({ tenant: w.tenant, alt: c }),
  documents: (c, w) => ({ tenant: w.tenant, title: c }),
  'delivery-zones': (c, w) => ({ tenant: w.tenant, name: c, price: 100 }),
  redirects: (c, w) => ({ tenant: w.tenant, from: `/${unique('old')}`, to: `/${c}` }),
  tenants: (c) => ({ name: c, slug: unique('site'), websiteId: unique('web'), template: 'default' }),
  users: (c, w) => ({
    email: `${unique('staff')}@x.test`,
    password: 'correct horse',
    name: c,
    tenants: [{ tenant: w.tenant, role: 'sales' }],
  }),
  'feed-clients': (c, w) => ({ tenant: w.tenant, name: c, active: true }),
  'feed-runs': (c, w) => ({ tenant: w.tenant, startedAt: '2026-11-01T00:00:00Z', outcomes: { note: c } }),
  leads: (c, w) => ({ tenant: w.tenant, name: c, email: 'a@x.test', phone: '0400000000' }),
  appointments: (c, w) => ({ tenant: w.tenant, car: w.freshCar(), ...halfHour(), notes: c }),
  'lead-destinations': (c, w) => ({ tenant: w.tenant, name: c, kind: 'adf-mail', address: 'crm@x.test' }),
  'lead-deliveries': (c, w) => ({ tenant: w.tenant, state: 'failed', last_answer: c }),
  'lead-rules': (c, w) => ({ tenant: w.tenant, name: c, priority: 1, hours: 'any' }),
  'lead-activities': (c, w) => ({ tenant: w.tenant, kind: 'note', text: c }),
  'audit-log': (c, w) => ({ tenant: w.tenant, action: 'x', who: c }),
  reservations: (c, w) => ({
    tenant: w.tenant,
    car: w.freshCar(),
    shopper: w.shopper,
    state: 'pending',
    payment_reference: c,
  }),
  'prize-wheels': (c, w) => ({
    tenant: w.tenant,
    title: c,
    prizes: [
      { label: 'Mug', weight: 1, stock: 5, colour: 'brand', what: 'A mug.' },
      { label: 'Sticker', weight: 9, colour: 'ink', what: 'A sticker.' },
    ],
    terms: lexical('Terms.'),
    start: '2030-01-01T00:00:00Z',
    expiry: '2030-02-01T00:00:00Z',
  }),
  'payment-requests': (c, w) => ({
    tenant: w.tenant,
    reference: unique('INV'),
    amount: 120,
    what: c,
    last_name: 'Lee',
    email: 'lee@x.test',
  }),
  'prize-turns': (c, w) => ({ tenant: w.tenant, shopper: w.shopper, prize: c, state: 'won' }),
  shoppers: (c, w) => ({ tenant: w.tenant, phone: unique('0400'), name: c }),
  'watchlist-entries': (_c, w) => ({ tenant: w.tenant, car: w.freshCar(), shopper: w.shopper }),
  'finance-applications': (c, w) => ({
    tenant: w.tenant,
    site: w.tenant,
    state: 'submitted',
    lender_state: 'none',
    shopper: w.shopper,
    vehicle: c,
  }),
  'saved-searches': (c, w) => ({
    tenant: w.tenant,
    kind: 'search',
    email: `${unique('s')}@x.test`,
    shopper: w.shopper,
    words: c,
  }),
  'own-vehicles': (c, w) => ({ tenant: w.tenant, shopper: w.shopper, make: 'Kia', model: c }),
}

/** A change that every party with the right to update may make. */
export const patches: Record<string, Data> = {
  cars: { colour: 'Red' },
  locations: { visible: true },
  brands: { description: 'x' },
  models: { override_url: '/x' },
  offers: { category: 'Finance offer' },
  blogs: { description: 'x' },
  'promo-cards': { position: 3 },
  'picture-overlays': { words: 'x' },
  pages: { title: 'x' },
  reviews: { rating: 4 },
  navigation: { header: [] },
  media: { alt: 'x' },
  documents: { title: 'x' },
  'delivery-zones': { price: 120 },
  redirects: { to: '/x' },
  tenants: { tagline: 'x' },
  users: { name: 'x' },
  'feed-clients': { name: 'x' },
  'feed-runs': { state: 'done' },
  leads: { notes: 'x' },
  appointments: { notes: 'x' },
  'lead-destinations': { name: 'x' },
  'lead-deliveries': { state: 'sent' },
  'lead-rules': { name: 'x' },
  'lead-activities': { text: 'x' },
  'audit-log': { action: 'y' },
  reservations: { state: 'cancelled' },
  'prize-wheels': { title: 'x' },
  'payment-requests': { due: '2030-01-01' },
  'prize-turns': { state: 'cancelled' },
  shoppers: { name: 'x' },
  'watchlist-entries': {},
  'finance-applications': { vehicle: 'x' },
  'saved-searches': { words: 'x' },
  'own-vehicles': { model: 'x' },
}

export const isUpload = (slug: string): slug is 'media' | 'documents' => slug === 'media' || slug === 'documents'

export const ourCollections = (slugs: string[]): CollectionSlug[] =>
  slugs.filter((slug): slug is CollectionSlug => !slug.startsWith('payload-'))
