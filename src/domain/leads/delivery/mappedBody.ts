import type { DeliveredLead } from './DeliveredLead'

/** One value of a mapped body: where it goes, and what it is. */
export interface MappingRow {
  /** Its place in the JSON, parts separated by dots: 'customer.firstName'. */
  path: string
  /** A name of `leadValues`; null: the fixed text. */
  from: string | null
  fixed: string
}

type Value = string | number | boolean | null | string[]

/** Everything of a lead that a mapping may name, by its name. */
export const leadValues = ({ id, isTest, createdAt, fields, car, tradeIn, dealership, provider }: DeliveredLead) => {
  const { lead_attributes: _, ...plain } = fields
  const values: Record<string, Value> = {
    id,
    created_at: createdAt,
    test: isTest,
    ...plain,
    full_name: `${fields.name} ${fields.last_name}`.trim(),
    'car.year': car?.year ?? null,
    'car.make': car?.make ?? null,
    'car.model': car?.model ?? null,
    'car.badge': car?.badge ?? null,
    'car.vin': car?.vin ?? null,
    'car.stock_number': car?.stockNumber ?? null,
    'car.odometer_km': car?.odometerKm ?? null,
    'car.price': car?.price ?? null,
    'car.is_new': car?.isNew ?? null,
    'trade_in.rego': tradeIn?.rego ?? null,
    'trade_in.make': tradeIn?.make ?? null,
    'trade_in.model': tradeIn?.model ?? null,
    'trade_in.year': tradeIn?.year ?? null,
    'trade_in.odometer_km': tradeIn?.odometer_km ?? null,
    'dealership.name': dealership.name,
    'dealership.email': dealership.email,
    'dealership.phone': dealership.phone,
    provider,
  }
  return values
}

const PATH = /^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/

/** What is wrong with a mapping, in words; null: nothing. */
export const mappingProblem = (rows: readonly Pick<MappingRow, 'path'>[]): string | null => {
  if (rows.length === 0) return 'Add at least one value.'
  const paths = rows.map(({ path }) => path)
  const wrong = paths.find((path) => !PATH.test(path))
  if (wrong !== undefined)
    return `“${wrong}” is no place in JSON. Write names separated by dots, such as customer.firstName.`
  const clash = paths.find((path, n) =>
    paths.some((other, m) => m !== n && (other === path || other.startsWith(`${path}.`))),
  )
  return clash === undefined ? null : `“${clash}” is given twice, or holds other values.`
}

interface Tree {
  [name: string]: Value | Tree
}

const treeOf = (entries: readonly (readonly [parts: string[], value: Value])[]): Tree => {
  const names = [...new Set(entries.map(([[name = '']]) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const inside = entries.filter(([parts]) => parts[0] === name)
      const [only] = inside
      const isLeaf = inside.length === 1 && only?.[0].length === 1
      return [name, isLeaf ? only[1] : treeOf(inside.map(([parts, value]) => [parts.slice(1), value]))]
    }),
  )
}

/** A lead as JSON in the shape of another system, by the rows of a mapping that has no problem (CRM-01). */
export const mappedBody = (rows: readonly MappingRow[], lead: DeliveredLead): string => {
  const values = leadValues(lead)
  const valueOf = ({ from, fixed }: MappingRow): Value => (from === null ? fixed : (values[from] ?? null))
  return JSON.stringify(treeOf(rows.map((row) => [row.path.split('.'), valueOf(row)])))
}

const names = {
  'lead.externalId': 'id',
  'lead.createdAt': 'created_at',
  'lead.type': 'category',
  'lead.subType': 'subcategory',
  'lead.source': 'source',
  'lead.comments': 'message',
  'lead.isTest': 'test',
  'customer.firstName': 'name',
  'customer.lastName': 'last_name',
  'customer.email': 'email',
  'customer.mobile': 'phone',
  'customer.postcode': 'postcode',
  'customer.marketingConsent': 'opt_in',
  'vehicle.stockNumber': 'car.stock_number',
  'vehicle.vin': 'car.vin',
  'vehicle.year': 'car.year',
  'vehicle.make': 'car.make',
  'vehicle.model': 'car.model',
  'vehicle.variant': 'car.badge',
  'vehicle.odometer': 'car.odometer_km',
  'vehicle.price': 'car.price',
  'tradeIn.registration': 'trade_in.rego',
  'tradeIn.make': 'trade_in.make',
  'tradeIn.model': 'trade_in.model',
  'tradeIn.year': 'trade_in.year',
  'tradeIn.odometer': 'trade_in.odometer_km',
}

/** The body an AutoPlay-style CRM takes, with the number it knows the dealership by. */
export const autoplayMapping = (dealerCode: string): MappingRow[] => [
  { path: 'dealerCode', from: null, fixed: dealerCode },
  ...Object.entries(names).map(([path, from]) => ({ path, from, fixed: '' })),
]
