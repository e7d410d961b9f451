import type { Field, FieldHook, PayloadRequest } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { CarField } from '@/src/domain/stock/fields/CarField'
import { staffLabel } from '@/src/domain/stock/fields/carFieldTable'
import { allowedWasPrice } from '@/src/domain/stock/pricing/allowedWasPrice'
import { actorOf } from '@/src/payload/access/actor'
import { ownReadersField, staffOnlyField } from '@/src/payload/access/staffOnlyField'
import { pickDay } from '@/src/payload/fields/content/momentField'
import { oneByOne } from '@/src/payload/fields/oneByOne'
import { ownSettings } from '@/src/payload/ownSettings'
import { wasPriceMinDays } from '@/tenants/resolveSettings'

const access = { owner: ownReadersField, staff: staffOnlyField }
const inSidebar = { admin: { position: 'sidebar' } }
const cell = (name: string) => ({ components: { Cell: `/src/components/admin/cells/${name}#${name}` } })

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Read once per request and dealership, however many cars are returned. */
const minDaysOf = (req: PayloadRequest, tenantId: string): Promise<number> => {
  const known: unknown = req.context.wasPriceMinDays
  const asked = known instanceof Map ? known : new Map<string, Promise<number>>()
  const days: Promise<number> = asked.get(tenantId) ?? ownSettings(req, tenantId).then(wasPriceMinDays)
  asked.set(tenantId, days)
  req.context.wasPriceMinDays = asked
  return days
}

/**
 * What visitors read through the API is the was-price the law allows, like everywhere on the site (LAW-05); staff and
 * feeds read what is stored. Never for the platform's own reads: an update starts from them and would store the result.
 */
const publicWasPrice: FieldHook = async ({ value, siblingData, req, overrideAccess }) => {
  if (overrideAccess !== false || ['staff', 'feedClient'].includes(actorOf(req.user).kind)) return value
  // Read before anything is awaited: fields a visitor may not see are removed meanwhile.
  const evidence = {
    price: numberOf(siblingData.price),
    before_price: numberOf(value),
    before_price_days: numberOf(siblingData.before_price_days),
  }
  const tenantId = relationId(siblingData.tenant)
  if (evidence.before_price === null || tenantId === null) return null
  return allowedWasPrice(evidence, await minDaysOf(req, tenantId))
}

/** What only the admin knows of a field. */
const special: Readonly<Record<string, { admin?: object; hooks?: object }>> = {
  status: inSidebar,
  show_on_dealer_website: inSidebar,
  km: { admin: cell('KilometresCell') },
  before_price: { hooks: { afterRead: [publicWasPrice] } },
  primary_image_url: { admin: cell('PhotoCell') },
}

/** The kind's own part of a field. */
const ofKind = ({ kind, min = 0, max, unit, options = {}, initial }: CarField) => {
  if (kind === 'number') {
    const dollars = unit === '$' && { admin: { step: 1, placeholder: 'Dollars', ...cell('DollarsCell') } }
    return { type: 'number', min, ...(max !== undefined && { max }), ...dollars }
  }
  if (kind === 'choice') {
    const choices = Object.entries(options).map(([value, label]) => ({ value, label }))
    return { type: 'select', options: choices, ...(initial !== undefined && { defaultValue: initial }) }
  }
  if (kind === 'flag') return { type: 'checkbox', defaultValue: initial === true }
  if (kind === 'date') return { type: 'date', admin: { date: pickDay } }
  if (kind === 'comments') return { type: 'textarea', admin: { rows: 10 } }
  return { type: 'text', ...(kind === 'texts' && { hasMany: true }) }
}

/** A row of the table of car fields as Payload's field. */
export const plainField = (name: string, row: CarField): Field => {
  const { admin, ...own }: { admin?: object } = ofKind(row)
  const extra = special[name] ?? {}
  const field: Field = Object.assign(
    { name, type: 'text' as const, label: staffLabel(row) },
    own,
    row.required && { required: true },
    row.dbIndex && { index: true },
    row.read && { access: access[row.read] },
    extra,
    { admin: { ...admin, ...(row.help && { description: row.help }), ...extra.admin } },
  )
  return row.ofOneCar ? oneByOne(field) : field
}
