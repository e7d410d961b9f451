import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelRange } from '@/src/domain/content/models/modelRange'
import { ModelGrades } from './ModelGrades'

test('RTE-28 what a caravan is compared by has rows of its own, and what none has has none', () => {
  const grades = [
    { name: 'Touring', features: 'Berths: 2\nATM: 2,480 kg' },
    { name: 'Outback', features: 'Berths: 4' },
  ]
  const html = renderToStaticMarkup(
    <ModelGrades name="Journey" grades={modelRange({ name: 'Journey', grades }).grades} />,
  )
  const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, label]) => label)
  expect(rows).toEqual(['Berths', 'ATM'])
  expect(html).toContain('–')
})

test('RTE-28 the table has what differs, with the step in price; what every grade has is said once below it', () => {
  const grades = [
    { name: 'GX', price: 42_260, drive: 'FWD', seats: '5' },
    { name: 'GXL', price: 48_810, drive: 'AWD', seats: '5' },
  ]
  const html = renderToStaticMarkup(<ModelGrades name="RAV4" grades={modelRange({ name: 'RAV4', grades }).grades} />)
  const [table = '', below = ''] = html.split('</table>')
  expect(table).toContain('>$6,550 more than GX<')
  expect(table).toContain('Drive')
  expect(table).not.toContain('Seats')
  expect(below).toMatch(/In every RAV4.*Seats.*>5</)
})

test.each([
  ['Fuel use', ['4.7 L/100km', '5.3 L/100km']],
  ['Range', ['507 km (WLTP)', '454 km (WLTP)']],
  ['Fuel use or range', ['6.6 L/100km', '444 km (WLTP)']],
])('RTE-28 the row of fuel is called %s by what the grades run on', (label, economies) => {
  const grades = economies.map((economy, index) => ({ name: `Grade ${index}`, economy }))
  const html = renderToStaticMarkup(<ModelGrades name="Any" grades={modelRange({ name: 'Any', grades }).grades} />)
  expect([...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, row]) => row)).toEqual([label])
})

test('RTE-28 prices of grades are called list prices where a new one in stock costs less than all of them', () => {
  const grades = modelRange({
    name: 'Mazda2',
    grades: [
      { name: 'Pure', price: 26_990 },
      { name: 'GT', price: 31_490 },
    ],
  }).grades
  const draw = (from: number | null) =>
    renderToStaticMarkup(<ModelGrades name="Mazda2" grades={grades} stockFromDollars={from} />)
  expect(draw(25_990)).toMatch(/Prices of grades are list prices.*New in stock from .*\$25,990/)
  for (const from of [26_990, null]) expect(draw(from)).not.toContain('list price')
})

test('RTE-28 a phone lists the grades one under the other: the first says what it includes, the others what they add', () => {
  const { grades } = modelRange({
    name: 'RAV4',
    grades: [
      { name: 'GX', price: 42_260, seats: '5', drive: 'FWD', features: 'Reversing camera' },
      { name: 'GXL', price: 48_810, seats: '7', drive: 'FWD', features: 'Heated seats' },
    ],
  })
  const html = renderToStaticMarkup(<ModelGrades name="RAV4" grades={grades} />)
  expect(html).not.toContain('type="radio"')
  const [, first = '', second = ''] = html.split('<li class="py-5">')
  expect(first).toMatch(/GX.*\$42,260.*Seats.*>5<.*Includes<\/span> Reversing camera/)
  expect(second).toMatch(/GXL.*\$48,810.*\$6,550 more than GX.*Seats.*>7<.*Adds<\/span> Heated seats/)
})

test('RTE-28 a grade that costs less in stock says so beside its list price, and its floor plan can be enlarged', () => {
  const { grades } = modelRange({
    name: 'Mazda2',
    grades: [
      { name: 'Pure', price: 26_990 },
      { name: 'GT', price: 31_490 },
    ],
  })
  const pure = {
    words: '1 new in stock',
    short: '1 new in stock',
    also: null,
    href: '/search/mazda/mazda2?badge=Pure',
    isHere: true,
    newFromDollars: 25_990,
  }
  const plan = { url: '/plans/pure.webp', alt: 'Floor plan: Pure', caption: null }
  const html = renderToStaticMarkup(
    <ModelGrades
      name="Mazda2"
      grades={grades}
      stockFromDollars={25_990}
      stock={[pure, null]}
      plans={{ label: 'Floor plan', plans: [plan, null] }}
    />,
  )
  expect(html).toMatch(/List .*\$26,990.*New in stock from .*\$25,990/)
  expect(html).not.toContain('list prices')
  expect(html).toMatch(/<a href="\/plans\/pure\.webp"[^>]*>.*Enlarge/)
  expect(html).toContain('To order')
})
