import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { givenVehicle } from '@/src/domain/tradeIn/givenVehicle'
import type { TradeInStart } from '@/src/domain/tradeIn/tradeInStart'
import { askRange } from './askRange'
import { StartForm } from './StartForm'
import { NextSteps } from './NextSteps'
import { TradeInForm } from './TradeInForm'
import { WorkedExample } from './WorkedExample'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/src/actions/submitTradeIn', () => ({ submitTradeIn: async () => ({ kind: 'idle' }) }))
vi.mock('@/src/actions/acceptTradeIn', () => ({ acceptTradeIn: async () => ({ kind: 'idle' }) }))
afterEach(() => vi.unstubAllGlobals())

const estimate = { low: 15_600, high: 20_600, method: 'By hand.', count: 5 }
const optIn = { label: 'News', checked: false, notice: '' }
const values = { rego: 'ABC12D', rego_state: 'NSW', make: 'Mazda', model: 'CX-5', year: '2021', odometer_km: '61200' }

test('RTE-05 the hero asks for plate, state and kilometres at once and leads to the form without a script', () => {
  const html = renderToStaticMarkup(<StartForm state="VIC" />)
  expect(html).toContain('action="/cars/trade-in"')
  expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'rego',
    'state',
    'km',
    'make',
    'model',
    'year',
  ])
  // Who has no plate at hand opens those.
  expect(html.indexOf('<details')).toBeLessThan(html.indexOf('name="make"'))
  expect(html).toContain('<option value="VIC" selected="">')
  // The form of the steps is found by its own field.
  expect(html).not.toContain('rego_state')
})

test('LEA-36 no estimate is promised for a caravan, which a buyer looks at', () => {
  const kinds = [{ value: 'caravan', label: 'Caravan or camper' }]
  const html = renderToStaticMarkup(<StartForm state="QLD" kinds={kinds} />)
  const button = /<button type="submit".*?<\/button>/.exec(html)?.[0]
  expect(button).toMatch(/<span class="[^"]*\[value=caravan\][^"]*:hidden">Show my estimate/)
  expect(button).toMatch(/<span class="hidden [^"]*\[value=caravan\][^"]*:inline">Ask for an offer/)
  expect(html).toMatch(/<p class="[^"]*\[value=caravan\][^"]*:hidden">(?:(?!<\/p>).)*There is a figure online/s)
  expect(renderToStaticMarkup(<StartForm state="VIC" />)).not.toContain('Ask for an offer')
})

test('LEA-31 LEA-32 a form that begins with a vehicle shows its range, method and count before the contact details', () => {
  const start = { values, said: 'Found: 2021 Mazda CX-5.', range: { kind: 'range', estimate } as const, given: null }
  const html = renderToStaticMarkup(<TradeInForm carId={null} optIn={optIn} saveValuation={false} start={start} />)
  const [before = ''] = html.split('name="email"')
  expect(before).toContain('$15,600 – $20,600')
  expect(before).toContain('2021 Mazda CX-5, 61,200 km')
  expect(before).toContain('From 5 comparable vehicles')
  expect(before).toContain('By hand.')
  expect(before).toContain('value="ABC12D"')
  expect(before).toContain('Found: 2021 Mazda CX-5.')
})

test('RTE-05 LEA-32 what the start said is shown with Change, not asked again', () => {
  const draw = (typed: TradeInStart, said: string) => {
    const start = { values: typed, said, range: null, given: givenVehicle(typed) }
    return renderToStaticMarkup(<TradeInForm carId={null} optIn={optIn} saveValuation={false} start={start} />)
  }
  const behindChange = (html: string) => /<details.*?<\/details>/s.exec(html)?.[0] ?? ''
  const found = behindChange(draw(values, 'Found: 2021 Mazda CX-5.'))
  expect(found).toMatch(/Found by its registration.*2021 Mazda CX-5.*ABC12D · NSW · 61,200 km.*Change/s)
  expect([...found.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toContain('make')
  const { make, model, year, rego: _, ...bare } = values
  expect(behindChange(draw({ ...bare, make, model, year }, ''))).toContain('As you described it')
  const unknown = draw({ ...bare, rego: 'ABC12D' }, 'We do not know this registration.')
  expect(behindChange(unknown)).toContain('ABC12D')
  expect(behindChange(unknown)).not.toContain('name="make"')
  expect(unknown).toContain('name="make"')
  expect(behindChange(draw({ rego_state: 'NSW' }, ''))).toBe('')
})

test('LEA-36 a vehicle beyond the limits is told so before it is sent', () => {
  const start = { values, said: '', range: { kind: 'beyond' } as const, given: null }
  const html = renderToStaticMarkup(<TradeInForm carId={null} optIn={optIn} saveValuation={false} start={start} />)
  expect(html).toContain('Over 7 years or 100,000 km')
  expect(html).not.toContain('trade-in-range')
})

test('LEA-31 too few like it: a buyer values it by hand', () => {
  const start = { values, said: '', range: { kind: 'few' } as const, given: null }
  const html = renderToStaticMarkup(<TradeInForm carId={null} optIn={optIn} saveValuation={false} start={start} />)
  expect(html).toContain('A buyer values yours by hand')
  expect(html).not.toContain('trade-in-range')
})

test('LEA-31 the range of a half-filled form; what is no answer keeps nobody from sending it', async () => {
  const { signal } = new AbortController()
  const answers = [
    Response.json({ success: true, range: { kind: 'range', estimate } }),
    Response.json({}, { status: 429 }),
  ]
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift() ?? Promise.reject(new Error('offline'))),
  )
  expect(await askRange('make=Mazda', signal)).toEqual({ kind: 'range', estimate })
  expect(await askRange('make=Mazda', signal)).toBe('away')
  expect(await askRange('make=Mazda', signal)).toBe('away')
})

test('LEA-31 an example says its figure, what each condition means and makes of it, and the rest in dollars', () => {
  const html = renderToStaticMarkup(
    <WorkedExample
      vehicle={{ year: 2021, make: 'Mazda', model: 'CX-5', odometerKm: 60_000 }}
      picture={null}
      asked={{ text: '$24,990', basis: 'Excl. Govt. Charges', odometerKm: 58_200, href: '/cars/one-like-it' }}
      look="beside"
      start="#estimate"
      estimate={estimate}
      conditions={[{ answer: 'Fair', means: 'Dents.', low: 14_400, high: 19_000 }]}
      others={[
        {
          label: 'Keys',
          answers: [
            { answer: 'Two or more', dollars: 0 },
            { answer: 'One', dollars: -200 },
          ],
        },
      ]}
    />,
  )
  expect(html).toMatch(/href="#estimate"[^>]*>(<span>)?What is mine worth\?/)
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(
    /An example2021 Mazda CX-5, 60,000 km.*We would pay its owner\$15,600 – \$20,600We ask for one like it\$24,990 Excl. Govt. Charges.*advertised price of ours with 58,200 km.*FairDents\.\$14,400 – \$19,000.*Two or more no change.*One −\$200/,
  )
})

test('RTE-05 what to bring is a list of its own in its step', () => {
  const html = renderToStaticMarkup(
    <NextSteps steps={[{ title: 'Bring', text: 'Half an hour.\n- All keys\n- Photo ID' }]} />,
  )
  const [, before = '', list = ''] = /pt-1\.5.*?>(Half an hour\.).*?<ul[^>]*>(.*)<\/ul>/s.exec(html) ?? []
  expect(before).toBe('Half an hour.')
  expect([...list.matchAll(/<li.*?<\/svg>(.*?)<\/li>/gs)].map(([, words]) => words)).toEqual(['All keys', 'Photo ID'])
})
