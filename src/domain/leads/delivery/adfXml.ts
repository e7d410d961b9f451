import { xmlText } from '../../seo/xmlText'
import { leadDriveWords } from '../../testDrives/leadDriveWords'
import type { DeliveredCar, DeliveredLead, DeliveredTradeIn } from './DeliveredLead'

/** Control characters and invisible direction marks, which no value needs. Line ends and tabs stay. */
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

const text = (value: string): string => xmlText(value.replace(controls, '').trim())

type Value = string | number | null

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${text(value)}"`)
    .join('')

/** An element that is written even when it is empty. */
const always = (name: string, value: Value, attributes: Record<string, string> = {}): string =>
  `<${name}${attributesOf(attributes)}>${value === null ? '' : text(String(value))}</${name}>`

/** An element that is left out when there is no value. */
const given = (name: string, value: Value, attributes: Record<string, string> = {}): string =>
  value === null || value === '' ? '' : always(name, value, attributes)

const parent = (name: string, children: string[], attributes: Record<string, string> = {}): string =>
  `<${name}${attributesOf(attributes)}>\n${children.filter(Boolean).join('\n')}\n</${name}>`

const interestOf = (category: string): string => (/test drive/i.test(category) ? 'test-drive' : 'buy')

const wanted = (car: DeliveredCar | null, category: string): string =>
  parent(
    'vehicle',
    [
      always('year', car?.year ?? null),
      always('make', car?.make ?? ''),
      always('model', car?.model ?? ''),
      given('vin', car?.vin ?? ''),
      given('stock', car?.stockNumber ?? ''),
      given('trim', car?.badge ?? ''),
      given('odometer', car?.odometerKm ?? null, { units: 'km' }),
      given('price', car?.price ?? null, { type: 'asking', currency: 'AUD' }),
    ],
    { interest: interestOf(category), status: car?.isNew ? 'new' : 'used' },
  )

/** The words for a trade-in's condition as ADF has them. */
const conditions: Record<string, string> = { excellent: 'excellent', good: 'good', fair: 'fair', 'needs work': 'poor' }

const tradeIn = (car: DeliveredTradeIn): string =>
  parent(
    'vehicle',
    [
      always('year', car.year),
      always('make', car.make),
      always('model', car.model),
      given('odometer', car.odometer_km, { units: 'km' }),
      always('condition', conditions[car.condition.toLowerCase()] ?? 'unknown'),
      given(
        'comments',
        [car.rego || car.rego_state ? `Registration ${car.rego || 'not given'} (${car.rego_state})` : '', car.condition]
          .filter(Boolean)
          .join('. '),
      ),
    ],
    { interest: 'trade-in', status: 'used' },
  )

/** The structure wants one of the two: where neither is known the e-mail is empty. */
const reachedBy = (email: string, phone: string, type: 'cellphone' | 'voice'): string[] => [
  phone === '' ? always('email', email) : given('email', email),
  given('phone', phone, { type }),
]

const customer = ({ fields }: DeliveredLead): string => {
  const drive = leadDriveWords(fields.lead_attributes)
  return parent('customer', [
    parent('contact', [
      always('name', fields.name, { part: 'first', type: 'individual' }),
      given('name', fields.last_name, { part: 'last', type: 'individual' }),
      ...reachedBy(fields.email, fields.phone, 'cellphone'),
      fields.postcode === ''
        ? ''
        : // The structure wants a street, which no form asks for.
          parent(
            'address',
            [always('street', '', { line: '1' }), always('postalcode', fields.postcode), always('country', 'AU')],
            { type: 'home' },
          ),
    ]),
    given(
      'comments',
      [
        [fields.category, fields.subcategory].filter(Boolean).join(', '),
        fields.message,
        fields.additional_services.length > 0 ? `Services asked for: ${fields.additional_services.join(', ')}` : '',
        drive && `Test drive: ${drive}`,
        fields.url,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  ])
}

/**
 * A lead as ADF 1.0, in the order of its published structure (CRM-02): the car it is about, then the trade-in as a
 * vehicle of interest 'trade-in'. ADF wants a vehicle: without any it is an empty one.
 */
export const adfXml = (lead: DeliveredLead): string => {
  const { dealership, fields } = lead
  const prospect = parent('prospect', [
    always('id', lead.id, { sequence: '1', source: lead.provider }),
    always('requestdate', lead.createdAt),
    lead.car || !lead.tradeIn ? wanted(lead.car, fields.category) : '',
    lead.tradeIn ? tradeIn(lead.tradeIn) : '',
    customer(lead),
    parent('vendor', [
      always('vendorname', dealership.name),
      parent('contact', [
        always('name', dealership.name, { part: 'full', type: 'business' }),
        ...reachedBy(dealership.email, dealership.phone, 'voice'),
      ]),
    ]),
    parent('provider', [
      always('name', lead.provider, { part: 'full' }),
      always('service', lead.isTest ? 'Test of the connection' : fields.source || 'Website'),
    ]),
  ])
  return `<?ADF VERSION="1.0"?>\n<?XML VERSION="1.0"?>\n${parent('adf', [prospect])}\n`
}
