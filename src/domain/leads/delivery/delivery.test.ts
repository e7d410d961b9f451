import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { parseCsv } from '@/tests/support/parseCsv'
import { adfXml } from './adfXml'
import { type DeliveredLead, tradeInOf } from './DeliveredLead'
import { judgeAnswer } from './judgeAnswer'
import { exportedColumns, leadsCsv } from './leadsCsv'
import { sampleLead } from './sampleLead'
import { wantsLead } from './wantsLead'

const around = { dealership: { name: 'Own & Sons', email: 'own@x.test', phone: '02 9000 0000' }, provider: 'Forecourt' }
const sample = sampleLead('lead-1', '2026-11-01T00:00:00.000Z', around)
const lead: DeliveredLead = {
  ...sample,
  car: { ...sample.car!, vin: 'JTDBR32E720012345' },
  tradeIn: tradeInOf({
    trade_in: {
      rego: 'ABC123',
      rego_state: 'NSW',
      make: 'Mazda',
      model: '3',
      year: 2015,
      odometer_km: 90_000,
      condition: 'Needs work',
    },
  }),
}

interface Element {
  name: string
  attributes: Record<string, unknown>
  text: string
  children: Element[]
}

/** The document as a tree; the two lines before it are ADF's own and no XML. */
const parsed = (xml: string): Element => {
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml.replace(/^<\?ADF VERSION="1\.0"\?>\n<\?XML VERSION="1\.0"\?>\n/, '')).close()
  return top.children[0]!
}
const names = (element?: Element): string[] => element?.children.map(({ name }) => name) ?? []
const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name)

test('CRM-02 a lead is written as ADF 1.0: elements in the published order, the trade-in as a second vehicle', () => {
  const xml = adfXml(lead)
  expect(xml.startsWith('<?ADF VERSION="1.0"?>\n<?XML VERSION="1.0"?>\n<adf>\n')).toBe(true)
  const adf = parsed(xml)
  expect([adf.name, ...names(adf)]).toEqual(['adf', 'prospect'])
  const prospect = child(adf, 'prospect')
  expect(names(prospect)).toEqual(['id', 'requestdate', 'vehicle', 'vehicle', 'customer', 'vendor', 'provider'])
  const [car, tradeIn] = prospect!.children.filter(({ name }) => name === 'vehicle')
  expect(car?.attributes).toEqual({ interest: 'buy', status: 'used' })
  expect(car?.children.map(({ name, text }) => [name, text])).toEqual([
    ['year', '2022'],
    ['make', 'Toyota'],
    ['model', 'Corolla'],
    ['vin', 'JTDBR32E720012345'],
    ['stock', 'TEST-1'],
    ['trim', 'Ascent Sport'],
    ['odometer', '24000'],
    ['price', '25990'],
  ])
  expect(child(car, 'odometer')?.attributes).toEqual({ units: 'km' })
  expect(child(car, 'price')).toMatchObject({ text: '25990', attributes: { type: 'asking', currency: 'AUD' } })
  expect(tradeIn?.attributes).toEqual({ interest: 'trade-in', status: 'used' })
  expect(names(tradeIn)).toEqual(['year', 'make', 'model', 'odometer', 'condition', 'comments'])
  expect(child(tradeIn, 'condition')?.text).toBe('poor')
  expect(child(tradeIn, 'comments')?.text).toContain('ABC123 (NSW)')
  const contact = child(child(prospect, 'customer'), 'contact')
  expect(names(contact)).toEqual(['name', 'name', 'email', 'phone', 'address'])
  expect(contact?.children.slice(0, 2).map(({ attributes }) => attributes.part)).toEqual(['first', 'last'])
  expect(names(child(prospect, 'vendor'))).toEqual(['vendorname', 'contact'])
  expect(child(child(prospect, 'vendor'), 'vendorname')?.text).toBe('Own & Sons')
  expect(child(prospect, 'requestdate')?.text).toBe('2026-11-01T00:00:00.000Z')
  expect(names(child(prospect, 'customer'))).toEqual(['contact', 'comments'])
  expect(child(prospect, 'provider')?.children.map(({ name, text }) => [name, text])).toEqual([
    ['name', 'Forecourt'],
    ['service', 'Test of the connection'],
  ])
})

/** What may be in an element, in order: as ADF 1.0's structure is published; all others hold text. */
const published: Record<string, RegExp> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  // Its list of elements forgets 'condition', which its text has after the odometer.
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(condition )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email (phone )*|(phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
}
const values: Record<string, RegExp> = {
  'vehicle interest': /^(buy|lease|sell|trade-in|test-drive)$/,
  'vehicle status': /^(new|used)$/,
  'odometer units': /^(km|mi)$/,
  'name part': /^(surname|first|middle|last|full)$/,
  'name type': /^(business|individual)$/,
  'phone type': /^(voice|fax|cellphone|pager)$/,
  'address type': /^(work|home|delivery)$/,
  'street line': /^[1-5]$/,
  'price type': /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
  'price currency': /^[A-Z]{3}$/,
  'id sequence': /^\d+$/,
  'id source': /./,
}

/** Where a document is not as published. */
const faultsOf = (element: Element): string[] => [
  ...((published[element.name] ?? /^$/).test(
    names(element)
      .map((name) => `${name} `)
      .join(''),
  )
    ? []
    : [`${element.name}: ${names(element)}`]),
  ...Object.entries(element.attributes).flatMap(([name, value]) =>
    values[`${element.name} ${name}`]?.test(String(value)) ? [] : [`${element.name} ${name}="${value}"`],
  ),
  ...element.children.flatMap(faultsOf),
]

test('CRM-02 whatever of a lead is known, its ADF has the published structure', () => {
  const nobody = { name: '', last_name: '', email: '', phone: '', postcode: '', category: '', message: '', source: '' }
  const unknownPlace = { name: 'Own', email: '', phone: '' }
  const { fields } = lead
  const leads: Record<string, DeliveredLead> = {
    full: lead,
    'test drive of a new car': {
      ...lead,
      fields: { ...fields, category: 'Test Drive' },
      car: { ...lead.car!, isNew: true },
    },
    'trade-in alone': { ...lead, car: null },
    'no car': { ...lead, car: null, tradeIn: null },
    'by phone': { ...lead, fields: { ...fields, email: '' } },
    'by e-mail': { ...lead, fields: { ...fields, phone: '' } },
    'nobody to answer': { ...lead, fields: { ...fields, ...nobody }, tradeIn: null },
    'a dealership without e-mail and phone': { ...lead, dealership: unknownPlace },
    'a car of which little is known': {
      ...lead,
      car: { ...lead.car!, year: null, vin: '', badge: '', stockNumber: '', odometerKm: null, price: null },
    },
  }
  for (const [which, one] of Object.entries(leads)) expect(faultsOf(parsed(adfXml(one))), which).toEqual([])
})

test('CRM-02 what a shopper types stays text: markup is escaped, control characters are dropped', () => {
  const message = '</comments><vehicle/> "A" & \u0000\u0007B\u202E\u0085'
  const hostile = { ...lead, fields: { ...lead.fields, message, name: '<b>' }, car: null, tradeIn: null }
  const prospect = child(parsed(adfXml(hostile)), 'prospect')
  expect(names(prospect).filter((name) => name === 'vehicle')).toHaveLength(1)
  expect(child(child(prospect, 'customer'), 'comments')?.text).toContain('</comments><vehicle/> "A" & B')
  expect(adfXml(hostile)).not.toMatch(/[\u0000\u0007\u202E\u0085]/)
})

test('CRM-01 what an answer means', () => {
  expect([200, 204, 299].map(judgeAnswer)).toEqual(['sent', 'sent', 'sent'])
  expect([400, 401, 404, 410, 422].map(judgeAnswer)).toEqual(Array(5).fill('failed'))
  expect([null, 302, 408, 425, 429, 500, 503].map(judgeAnswer)).toEqual(Array(7).fill('again'))
})

test('CRM-01 a destination takes what its filters name, and everything without them', () => {
  const about = { category: 'Test Drive', vehicle_make: 'Toyota' }
  expect(wantsLead({}, about)).toBe(true)
  expect(wantsLead({ categories: [], makes: ['toyota '] }, about)).toBe(true)
  expect(wantsLead({ categories: ['Service Enquiry'] }, about)).toBe(false)
  expect(wantsLead({ categories: ['test drive'], makes: ['Mazda'] }, about)).toBe(false)
  expect(wantsLead({ makes: ['Mazda'] }, {})).toBe(false)
})

test('CRM-05 no cell of an export is a formula, and each reads back as it was', () => {
  const bad = ['=1+1', '+61400', '-1', '@SUM(A1)', '\t=1', '\r=1']
  const csv = leadsCsv(bad.map((name) => ({ name, message: 'Say "hi",\nplease', opt_in: true })))
  const rows = parseCsv(csv.slice(1).replaceAll('\r\n', '\n'))
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(Object.keys(rows[0] ?? {})).toEqual([...exportedColumns])
  expect(csv.split('\r\n').filter((row) => /(^|,)"[=+\-@\t\r]/.test(row))).toEqual([])
  expect(rows.slice(0, 5).map(({ name }) => name)).toEqual(bad.slice(0, 5).map((text) => `'${text}`))
  expect(rows[0]).toMatchObject({ message: 'Say "hi",\nplease', opt_in: 'yes' })
})
