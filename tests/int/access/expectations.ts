/**
 * What each party may do, stated by hand and apart from src/payload/access/rolePermissions.ts: the matrix test walks every cell
 * over REST and compares. A collection that is not listed here fails the test.
 */
export const parties = [
  'anonymous',
  'shopper',
  'sales',
  'marketer',
  'dealershipAdmin',
  'otherDealershipAdmin',
  'feedClient',
  'platformAdmin',
] as const
export type PartyName = (typeof parties)[number]

export const cells = ['find', 'read', 'count', 'create', 'update', 'bulkUpdate', 'delete', 'versions', 'file'] as const
export type Cell = (typeof cells)[number]

const see: Cell[] = ['find', 'read', 'count']
const seeFile: Cell[] = [...see, 'file']
const write: Cell[] = ['create', 'update', 'bulkUpdate', 'delete']
const edit: Cell[] = [...see, ...write]
const editVersioned: Cell[] = [...edit, 'versions']

type Expected = Partial<Record<PartyName, Cell[]>>

const publicContent = (versioned: boolean): Expected => {
  const staff = versioned ? editVersioned : edit
  return { anonymous: see, shopper: see, marketer: staff, dealershipAdmin: staff, platformAdmin: staff }
}
const uploads: Expected = {
  anonymous: seeFile,
  shopper: seeFile,
  marketer: [...edit, 'file'],
  dealershipAdmin: [...edit, 'file'],
  platformAdmin: [...edit, 'file'],
}
const hiddenContent = (versioned: boolean): Expected => {
  const staff = versioned ? editVersioned : edit
  return { marketer: staff, dealershipAdmin: staff, platformAdmin: staff }
}
const leadWork: Cell[] = [...see, 'update', 'bulkUpdate', 'versions']

export const expectations: Record<string, Expected> = {
  cars: { ...publicContent(true), sales: see, feedClient: edit },
  locations: { ...publicContent(true), sales: see },
  brands: publicContent(true),
  models: publicContent(true),
  offers: publicContent(true),
  blogs: publicContent(true),
  'promo-cards': publicContent(true),
  pages: publicContent(true),
  reviews: publicContent(false),
  navigation: publicContent(true),
  media: uploads,
  documents: { ...uploads, anonymous: ['file'], shopper: ['file'] },
  'delivery-zones': hiddenContent(false),
  'picture-overlays': hiddenContent(true),
  'prize-wheels': { ...hiddenContent(false), sales: see },
  redirects: hiddenContent(false),
  tenants: {
    sales: see,
    marketer: see,
    dealershipAdmin: [...see, 'update', 'bulkUpdate'],
    platformAdmin: [...see, 'create', 'update', 'bulkUpdate', 'versions'],
  },
  users: { dealershipAdmin: edit, platformAdmin: edit },
  'feed-clients': { dealershipAdmin: edit, platformAdmin: edit },
  'feed-runs': { marketer: see, dealershipAdmin: see, feedClient: see, platformAdmin: see },
  leads: { sales: leadWork, dealershipAdmin: leadWork, platformAdmin: [...leadWork, 'delete'] },
  appointments: { sales: leadWork, dealershipAdmin: leadWork, platformAdmin: [...leadWork, 'delete'] },
  'lead-destinations': { dealershipAdmin: edit, platformAdmin: edit },
  'lead-deliveries': { sales: see, dealershipAdmin: see, platformAdmin: see },
  'lead-rules': { dealershipAdmin: edit, platformAdmin: edit },
  'lead-activities': { sales: see, dealershipAdmin: see, platformAdmin: see },
  'audit-log': { dealershipAdmin: see, platformAdmin: see },
  reservations: {
    shopper: see,
    sales: [...see, 'update', 'bulkUpdate'],
    dealershipAdmin: [...see, 'update', 'bulkUpdate'],
    platformAdmin: [...see, 'update', 'bulkUpdate'],
  },
  'payment-requests': {
    sales: [...see, 'create', 'update', 'bulkUpdate'],
    dealershipAdmin: [...see, 'create', 'update', 'bulkUpdate'],
    platformAdmin: [...see, 'create', 'update', 'bulkUpdate'],
  },
  'prize-turns': {
    shopper: see,
    sales: [...see, 'update', 'bulkUpdate'],
    dealershipAdmin: [...see, 'update', 'bulkUpdate'],
    platformAdmin: [...see, 'update', 'bulkUpdate'],
  },
  shoppers: {
    shopper: [...see, 'update', 'bulkUpdate'],
    sales: see,
    dealershipAdmin: see,
    platformAdmin: [...see, 'update', 'bulkUpdate', 'delete'],
  },
  'watchlist-entries': {
    shopper: [...see, 'create', 'delete'],
    platformAdmin: [...see, 'delete'],
  },
  'finance-applications': { shopper: see, sales: see, dealershipAdmin: see, platformAdmin: see },
  'saved-searches': {
    shopper: [...see, 'delete'],
    platformAdmin: [...see, 'delete'],
  },
  'own-vehicles': {
    shopper: [...see, 'delete'],
    platformAdmin: [...see, 'delete'],
  },
}

export const globalCells = ['read', 'readDraft', 'update', 'versions'] as const
export type GlobalCell = (typeof globalCells)[number]

/** The same for globals, which are the platform's: `readDraft` is seeing what is not published yet. */
export const globalExpectations: Record<string, Partial<Record<PartyName, GlobalCell[]>>> = {
  'platform-settings': { platformAdmin: ['read', 'update', 'versions'] },
  'legal-texts': {
    marketer: ['read'],
    dealershipAdmin: ['read'],
    otherDealershipAdmin: ['read'],
    platformAdmin: [...globalCells],
  },
  lenders: { dealershipAdmin: ['read'], otherDealershipAdmin: ['read'], platformAdmin: [...globalCells] },
  'on-road-costs': { dealershipAdmin: ['read'], otherDealershipAdmin: ['read'], platformAdmin: [...globalCells] },
  'platform-notice': { platformAdmin: [...globalCells] },
}
