import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FinanceEstimate } from '@/src/components/vehicle/finance/FinanceCallout'
import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { builtInPlatform } from '@/tenants/platform'
import { resolveSettings } from '@/tenants/resolveSettings'
import { resolveTheme } from '@/tenants/theme/resolveTheme'
import { buildBrochureContent } from './buildBrochureContent'
import { readPdf } from './readPdf.testing'
import { renderBrochure } from './renderBrochure'

const now = new Date('2026-11-21T15:00:00Z')
const location = locationFixture({
  openingHours: [{ weekday: 6, status: 'Open', formattedHours: '', open: '09:00', close: '16:00' }],
})
const template = 'standard'
const site = {
  name: 'Harbour City Auto',
  origin: 'https://www.harbourcity.example',
  theme: resolveTheme({ template, overrides: {} }).theme,
  settings: resolveSettings(
    {
      template,
      overrides: {
        features: { finance: true, calculators: true },
        finance_provider: 'Manual',
        vdp: { disclaimer: 'Please **ask** [us](/contact).' },
        phones: { demo: '1300 111 222' },
      },
    },
    builtInPlatform,
  ).settings,
  lenders: defaultLenders,
  legal: legalTable(defaultLegalTexts, now),
  locations: [location],
}
const lender = { paymentWeek: 121, interestRate: 6.99, comparisonRate: 8.02 }
const place = { id: 'l1', name: location.name, slug: 'artarmon', phone: location.phone, city: 'Artarmon', state: 'NSW' }
const car = carFixture({
  before_price: 26_990,
  finance_lenders: { Manual: lender },
  location: { ...place, distribution_locations: [], address: null },
  dealercomments: 'word '.repeat(600),
  standardEquipment: ['Head-up display'],
  fuel: 'Petrol',
})
const contentOf = (changes: Parameters<typeof carFixture>[0] = {}) =>
  buildBrochureContent({ ...car, ...changes }, site, now)

test('PDF-02 LAW-04 LAW-06 the brochure of a car has its facts, price with basis, and dealership', () => {
  const content = contentOf()
  expect(content).toMatchObject({
    title: '2021 Toyota Corolla',
    badge: 'Ascent Sport',
    price: { text: '$24,990', basis: 'Excl. Govt. Charges', was: '$26,990', saving: '$2,000' },
    url: 'https://www.harbourcity.example/cars/2021-toyota-corolla-ascent-sport-u10023',
    dealership: {
      place: 'Harbour City Artarmon',
      address: ['1 High St', 'Artarmon NSW 2064'],
      phone: '02 9437 5512',
      hours: [{ label: 'Saturday', value: '9 am – 4 pm' }],
      licences: ['Dealer licence MD 1', 'Motor vehicle repairer MVRL 2'],
    },
    // Already the next day in the car's time zone.
    printedOn: '22/11/2026',
  })
  expect(content.sections.at(-1)).toMatchObject({ title: 'Please note', text: 'Please ask us.' })
})

test('TEN-14 the brochure has the dealership’s number for the car’s type, else that of its location', () => {
  expect(contentOf({ car_type: 'demo' }).dealership.phone).toBe('1300 111 222')
  expect(contentOf({ car_type: 'new' }).dealership.phone).toBe('02 9437 5512')
  expect(contentOf({ car_type: 'new', location: null }).dealership.phone).toBeNull()
})

test('LAW-01 LAW-02 a repayment in the brochure has its comparison rate and the warning', () => {
  const { finance } = contentOf()
  expect(finance?.rows.map(({ value }) => value)).toEqual(['$121/wk', '8.02% p.a.'])
  expect(finance?.warning).toContain('WARNING: This comparison rate is true only for the examples given')
})

const monthly = { paymentMonth: 560, interestRate: 6.49, comparisonRate: 7.31 }
const quote = { weeklyRepaymentAmount: 140.4, advertisedRate: 6.29, comparisonRate: 8.19 }

test.each([
  ['a lender’s weekly figure', {}],
  ['a lender’s monthly figure', { finance_provider: 'Nissan Finance', finance_lenders: { 'Nissan Finance': monthly } }],
  [
    'a repayment computed from the rates',
    { finance_provider: 'AusLoans', finance_lenders: { AusLoans: { ...lender, paymentWeek: null } } },
  ],
  ['a stored quote', { finance_lenders: null, youxQuote: quote }],
])(
  'LAW-01 PDF-02 VDP-17 the PDF of a car has the repayment and the comparison rate of its page: %s',
  async (_, changes) => {
    const page = renderToStaticMarkup(createElement(FinanceEstimate, { car: { ...car, ...changes }, site, now }))
    const onPage = [...page.matchAll(/<d[td][^>]*>([^<]*)(?:<span[^>]*>([^<]*)<\/span>)?/g)].flatMap(
      ([, text, note]) => [text, ...(note ? [note] : [])],
    )
    expect(onPage.join(' ')).toMatch(/^Estimated repayment\* \$[\d,]+\/(wk|mth) .*Comparison rate\* \d\.\d\d% p\.a\.$/)
    const content = contentOf(changes)
    const rows = content.finance?.rows ?? []
    expect(rows.flatMap(({ label, value, note }) => [label, value, ...(note ? [note] : [])])).toEqual(onPage)
    const { text } = await readPdf(await renderBrochure({ content, images: { logo: null, photos: [] } }))
    // A reader of PDF takes the gap of kerned figures for a space.
    const close = (words = '') => words.replace(/\s/g, '')
    for (const said of onPage) expect(close(text)).toContain(close(said))
  },
)

test('LAW-01 ERR-26 without a lender, sold or too small to show, the brochure has no finance example', () => {
  expect(contentOf({ finance_lenders: null }).finance).toBeNull()
  expect(contentOf({ status: 'sold' }).finance).toBeNull()
  expect(contentOf({ finance_lenders: { Manual: { ...lender, paymentWeek: 20 } } }).finance).toBeNull()
})

test('PDF-02 no fact stands twice, and comments end at a word', () => {
  const { facts, sections } = contentOf()
  const rows = sections.flatMap((section) => (section.kind === 'rows' ? section.rows : []))
  const labels = [...facts, ...rows].map(({ label }) => label)
  expect(labels).toEqual([...new Set(labels)])
  const comments = sections.flatMap((section) => (section.kind === 'text' ? section.text : []))[0]
  expect(comments).toMatch(/word…$/)
  expect(comments?.length).toBeLessThanOrEqual(1501)
})

test('PDF-02 CAR-35 a caravan and a motorcycle lead with what matters for them', () => {
  const caravan = {
    body_width: 2.4,
    body_length: 6.5,
    tare_weight: 2100,
    axle_type: 'Tandem',
    sleeps: 4,
    aggregate_trailer_mass: 2800,
  }
  const content = contentOf({ item_type: 'caravan', caravan_specifications: caravan })
  expect(content.facts[0]).toEqual({ label: 'Payload', value: '700 kg' })
  expect(content.sections[0]?.title).toBe('About this caravan')
  expect(contentOf({ item_type: 'motorcycle' }).sections[0]?.title).toBe('About this motorcycle')
})
