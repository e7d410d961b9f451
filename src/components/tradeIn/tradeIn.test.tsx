import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plateWords } from '@/src/domain/tradeIn/plateWords'
import { lookUpRego } from './lookUpRego'
import { postValuation, sendTradeIn } from './postValuation'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/src/actions/submitTradeIn', () => ({ submitTradeIn: async () => ({ kind: 'idle' }) }))
vi.mock('@/src/actions/acceptTradeIn', () => ({ acceptTradeIn: async () => ({ kind: 'idle' }) }))

const leadId = 'a4b4535f-0b70-4c3e-9d0d-3f3a4a1d2a10'
const valuation = { low: 15_600, high: 20_600, method: 'By hand.', count: 5 }
const answerWith = (status: number, body: unknown) => {
  const fetched = vi.fn(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => void (warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('LEA-26 before and without its script the form is one page that has every field', async () => {
  const { TradeInForm } = await import('./TradeInForm')
  const optIn = { label: 'News', checked: false, notice: '' }
  const html = renderToStaticMarkup(<TradeInForm carId={null} optIn={optIn} saveValuation={false} />)
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['rego', 'make', 'odometer_km', 'owing', 'name', 'message', 'opt_in']))
  expect(html).not.toMatch(/<div hidden/)
  expect(html).not.toContain('Continue')
  expect(html).toContain('Value my trade-in')
})

test('LEA-31 LEA-33 the estimate is shown with method and count, and can be accepted', async () => {
  const { EstimateResult } = await import('./EstimateResult')
  const html = renderToStaticMarkup(<EstimateResult ref={null} leadId={leadId} estimate={valuation} />)
  expect(html).toContain('$15,600 – $20,600')
  expect(html).toContain('By hand. Compared with 5 vehicles')
  expect(html).toMatch(new RegExp(`name="lead_id" value="${leadId}".*Accept this estimate`))
})

test('LEA-28 ERR-12 an answer without a lead, or none at all, is a failure; the visit goes with the form', async () => {
  const form = new FormData()
  const unexpected = { kind: 'failed', values: {}, message: 'An unexpected error occured' }
  const away = async () => Promise.reject(new Error('offline'))
  expect(await sendTradeIn(away, form)).toEqual(unexpected)
  const empty = async () => ({ kind: 'sent', reference: '', estimate: null }) as const
  expect(await sendTradeIn(empty, form)).toEqual(unexpected)
  expect(form.has('attribution')).toBe(true)
})

test('LEA-35 the estimate is posted as the column valuation', async () => {
  const fetched = answerWith(201, { success: true })
  await postValuation(leadId, valuation)
  const [path, { body } = { body: '' }] = fetched.mock.calls[0] as unknown as [string, { body: string }]
  expect(path).toBe('/api/miscellaneous')
  expect(JSON.parse(body)).toEqual({ lead_id: leadId, column_name: 'valuation', valuation })
  expect(warn).not.toHaveBeenCalled()
})

test('ERR-18 a valuation that cannot be saved is logged only', async () => {
  answerWith(500, {})
  await postValuation(leadId, valuation)
  expect(warn).toHaveBeenCalledWith('The valuation could not be saved.', expect.any(Error))
})

test('LEA-32 the vehicle of a registration, or words that say why there is none', async () => {
  answerWith(200, { success: true, vehicle: { make: 'Mazda', model: 'CX-5', year: 2021 } })
  expect(await lookUpRego('ABC12D', 'NSW')).toEqual({ make: 'Mazda', model: 'CX-5', year: 2021 })
  answerWith(404, { success: false, error: { message: plateWords.unknown } })
  expect(await lookUpRego('ABC12D', 'NSW')).toContain('We do not know this registration.')
  answerWith(429, { success: false, error: { message: 'Too many.' } })
  expect(await lookUpRego('ABC12D', 'NSW')).toBe('Too many.')
  answerWith(200, 'nonsense')
  expect(await lookUpRego('ABC12D', 'NSW')).toContain('could not be looked up')
})
