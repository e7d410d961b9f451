import { expect, test } from 'vitest'
import { successOf } from '../leads/successHref'
import { adjustmentAnswersOf, tradeInFormSchema, tradeInMessage, tradeInStepSchemas } from '../leads/tradeInForm'
import { tradeInSuccessHref, withLeadId } from './TradeInState'
import { miscellaneousSchema } from './valuation'

const leadId = 'a4b4535f-0b70-4c3e-9d0d-3f3a4a1d2a10'
const vehicle = { rego: 'abc12d', rego_state: 'NSW', make: 'Mazda', model: 'CX-5', year: '2021' }
const condition = { odometer_km: '61200', condition: 'Good', tyres: 'Half worn' }
const contact = { name: 'Robin', email: 'robin@shopper.test', phone: '0412 345 678', postcode: '2000' }
const failures = (at: number, values: object) =>
  tradeInStepSchemas[at]?.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? []

test('LEA-26 each step checks its own fields, the last one all of them', () => {
  expect(failures(0, vehicle)).toEqual([])
  expect(failures(0, { ...vehicle, make: '' })).toEqual(['make'])
  expect(failures(1, condition)).toEqual([])
  expect(failures(1, { ...condition, keys: 'five' })).toEqual(['keys'])
  expect(failures(2, { ...vehicle, ...condition, ...contact })).toEqual([])
  expect(failures(2, { ...contact, ...condition })).toEqual(['rego_state', 'make', 'model', 'year'])
})

test('LEA-31 the answers that were given, and no open ones, go with the lead and into its message', () => {
  const form = tradeInFormSchema.parse({ ...vehicle, ...condition, ...contact })
  expect(adjustmentAnswersOf(form)).toEqual({ condition: 'Good', tyres: 'Half worn' })
  expect(tradeInMessage(form)).toBe(
    '2021 Mazda CX-5, 61,200 km, condition: Good.\nRegistration ABC12D (NSW).\nTyres: Half worn.',
  )
})

test('LEA-28 ERR-12 no lead_id: the server’s error, else the words of the specification', () => {
  const unexpected = { kind: 'failed', values: {}, message: 'An unexpected error occured' }
  expect(withLeadId({ kind: 'sent', reference: '', estimate: null })).toEqual(unexpected)
  expect(withLeadId({ kind: 'failed', values: {}, message: '' })).toEqual(unexpected)
  const said = { kind: 'failed', values: {}, message: 'Closed today.' } as const
  expect(withLeadId(said)).toEqual(said)
  const sent = { kind: 'sent', reference: leadId, estimate: null } as const
  expect(withLeadId(sent)).toEqual(sent)
})

test('LEA-27 ANA-02 the confirmation page is told the lead and the trade-in event', () => {
  const href = tradeInSuccessHref(leadId)
  expect(href).toBe(`/success?lead_id=${leadId}&event=60`)
  expect(successOf(href.slice('/success'.length)).reference).toBe('A4B4535F')
})

test('LEA-35 only the column valuation, with sums that can be', () => {
  const body = { lead_id: leadId, column_name: 'valuation', valuation: { low: 1, high: 2, method: 'm', count: 5 } }
  expect(miscellaneousSchema.safeParse(body).success).toBe(true)
  for (const change of [
    { lead_id: '1' },
    { column_name: 'workflow' },
    { valuation: { ...body.valuation, low: -1 } },
    { valuation: { ...body.valuation, count: 1.5 } },
  ])
    expect(miscellaneousSchema.safeParse({ ...body, ...change }).success).toBe(false)
})
