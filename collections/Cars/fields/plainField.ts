import type { Field } from 'payload'
import type { CarField } from '@/src/domain/stock/fields/CarField'
import { staffLabel } from '@/src/domain/stock/fields/carFieldTable'
import { ownReadersField, staffOnlyField } from '@/src/payload/access/staffOnlyField'
import { pickDay } from '@/src/payload/fields/content/momentField'
import { oneByOne } from '@/src/payload/fields/oneByOne'
import { publicWasPrice } from '../hooks/publicWasPrice'

const access = { owner: ownReadersField, staff: staffOnlyField }
const inSidebar = { admin: { position: 'sidebar' } }
const cell = (name: string) => ({ components: { Cell: `/src/components/admin/cells/${name}#${name}` } })

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
