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
const lead: DeliveredLead = {
  ...sampleLead('lead-1', '2026-11-01T00:00:00.000Z', around),
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
  expect(names(car)).toEqual(['year', 'make', 'model', 'stock', 'trim', 'odometer', 'price'])
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
