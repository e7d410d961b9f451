import { expect, test } from 'vitest'
import { licencePart } from './licence'
import { orderFormSchemaFor } from './orderForm'

const signed = { key: 'k', shown: 'h', signature: 'Robin Shopper', agreed: 'on' }
const licence = {
  licence_state: 'VIC',
  licence_number: '012 345 678',
  licence_card: 'p1234567',
  birth_date: '1990-02-28',
}

const errorsOf = (form: object, asksLicence = true) =>
  (orderFormSchemaFor(asksLicence).safeParse(form).error?.issues ?? []).map(
    ({ path, message }) => `${path.join()}: ${message}`,
  )

test('BUY-07 a licence is asked for only where the dealership wants it', () => {
  expect(errorsOf(signed, false)).toEqual([])
  expect(errorsOf({ ...signed, ...licence })).toEqual([])
  expect(errorsOf({ ...signed, signature: '' }).map((error) => error.split(':')[0])).toEqual([
    'signature',
    'licence_state',
    'licence_number',
    'licence_card',
    'birth_date',
  ])
})

test.each([
  ['NSW', '1234', '1234567890', 'licence_number'],
  ['NSW', '12345678', 'A234567890', 'licence_card'],
  ['WA', '12345678', '12345678', 'licence_number'],
  ['SA', 'A12345', '12345678', 'licence_card'],
  ['NZ', 'A12345', '12345678', 'licence_state'],
])('BUY-07 %s %s %s: told at %s', (licence_state, licence_number, licence_card, field) => {
  const errors = errorsOf({ ...signed, ...licence, licence_state, licence_number, licence_card })
  expect(errors[0]).toMatch(new RegExp(`^${field}: `))
})

test('BUY-07 a field that was sent twice is refused like any other mistake', () => {
  expect(errorsOf({ ...signed, ...licence, licence_number: ['012345678', '012345678'] })[0]).toMatch(
    /^licence_number: /,
  )
})

test('BUY-07 who is under 18, or born on no day, does not sign', () => {
  const child = `${new Date().getFullYear() - 17}-01-01`
  expect(errorsOf({ ...signed, ...licence, birth_date: child })).toEqual([
    'birth_date: You have to be 18 or older to buy online.',
  ])
  expect(errorsOf({ ...signed, ...licence, birth_date: '1990-02-30' })[0]).toMatch(/date of birth on the licence/)
})

test('BUY-07 a drawing is a path of whole numbers and nothing else', () => {
  expect(errorsOf({ ...signed, drawn: 'M10 20L11 21M5 5' }, false)).toEqual([])
  for (const drawn of ['M1 1"/><script>', 'url(#x)', 'M1.5 2', 'L'.repeat(30_000)])
    expect(errorsOf({ ...signed, drawn }, false)).not.toEqual([])
})

test('BUY-07 LAW-08 an order keeps of a licence its state, three characters and the answer', () => {
  const part = licencePart({ state: 'VIC', number: '012345678' }, { result: 'confirmed', reference: 'R1' })
  expect(part.rows).toEqual([
    ['Issued in', 'VIC'],
    ['Number', 'ends in 678'],
    ['Check', 'Confirmed by the register'],
    ['Reference', 'R1'],
  ])
})
