import { expect, test } from 'vitest'
import { autoplayMapping, leadValues, mappedBody, mappingProblem } from './mappedBody'
import { sampleLead } from './sampleLead'

const lead = sampleLead('l1', '2026-11-24T00:00:00.000Z', {
  dealership: { name: 'Own Motors', email: 'a@own.test', phone: '02' },
  provider: 'Platform',
})
const row = (path: string, from: string | null, fixed = '') => ({ path, from, fixed })

test('CRM-01 a mapping shapes the lead: nested names, fixed texts, empty where a lead has nothing', () => {
  const rows = [
    row('kind', null, 'web'),
    row('person.name.first', 'name'),
    row('person.email', 'email'),
    row('constructor', 'car.year'),
    row('trade', 'trade_in.make'),
  ]
  expect(mappingProblem(rows)).toBeNull()
  expect(JSON.parse(mappedBody(rows, lead))).toEqual({
    kind: 'web',
    person: { name: { first: 'Test' }, email: 'test@example.com' },
    constructor: 2022,
    trade: null,
  })
})

test('CRM-01 a mapping that cannot be a JSON is refused in words', () => {
  expect(mappingProblem([])).toMatch(/at least one/)
  expect(mappingProblem([row('__proto__.x', 'name')])).toMatch(/no place in JSON/)
  expect(mappingProblem([row('a', 'name'), row('a.b', 'email')])).toMatch(/twice, or holds/)
  expect(mappingProblem([row('a', 'name'), row('a', 'email')])).toMatch(/twice/)
})

test('CRM-01 the AutoPlay-style body names only what a lead has', () => {
  const rows = autoplayMapping('D42')
  expect(mappingProblem(rows)).toBeNull()
  const known = Object.keys(leadValues(lead))
  expect(rows.flatMap(({ from }) => from ?? []).filter((from) => !known.includes(from))).toEqual([])
  expect(JSON.parse(mappedBody(rows, lead))).toMatchObject({
    dealerCode: 'D42',
    customer: { firstName: 'Test', marketingConsent: false },
    vehicle: { make: 'Toyota', odometer: 24_000 },
  })
})
