import { afterEach, expect, test, vi } from 'vitest'
import { enquiryKinds, filedAs, generalEnquirySchema, messageOf } from './generalEnquiry'

afterEach(() => vi.useRealTimers())

const schema = generalEnquirySchema({
  messageRequired: false,
  enforceValidation: true,
  requireTerms: false,
  showTermsNotice: false,
  placeRequired: false,
})

const filled = {
  kind: 'service',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '0412 345 678',
  postcode: '2000',
}

test('LEA-39 a careers enquiry is sent as a general one with its subcategory', () => {
  expect(filedAs('Careers Enquiry')).toEqual({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
  expect(filedAs('Parts Enquiry')).toEqual({ category: 'Parts Enquiry', subcategory: '' })
})

test('LEA-17 LEA-19 name, e-mail, phone and postcode are checked on every form', () => {
  expect(schema.safeParse(filled).success).toBe(true)
  for (const wrong of [{ name: ' ' }, { email: 'ana' }, { phone: '123' }, { postcode: '20000' }, { kind: 'other' }])
    expect(schema.safeParse({ ...filled, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test('LEA-07 a general enquiry needs its comment where the site asks for it, other forms do not', () => {
  const strict = generalEnquirySchema({
    messageRequired: true,
    enforceValidation: true,
    requireTerms: false,
    showTermsNotice: false,
    placeRequired: false,
  })
  expect(strict.safeParse(filled).success).toBe(true)
  const { error } = strict.safeParse({ ...filled, kind: 'contact', name: '', message: ' ' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please enter your first name.',
    'Please enter your comments.',
  ])
})

test('ENT-21 every kind of form has a category', () => {
  for (const kind of Object.keys(enquiryKinds)) expect(schema.safeParse({ ...filled, kind }).success, kind).toBe(true)
})

test('LOC-09 what the form asked follows the message, the date as dd/MM/yyyy', () => {
  vi.setSystemTime('2026-11-20T00:00:00Z')
  const enquiry = schema.parse({
    ...filled,
    message: 'Before noon please.',
    rego: 'abc12d',
    odometer: '61000',
    preferred_date: '2026-12-01',
    vehicle: '2021 Mazda CX-5',
  })
  expect(messageOf(enquiry)).toBe(
    'Before noon please.\n\nVehicle: 2021 Mazda CX-5\nRegistration: ABC12D\nOdometer: 61000 km\nPreferred date: 01/12/2026',
  )
  expect(messageOf(schema.parse(filled))).toBe('')
})

test('RTE-10 a finance enquiry keeps the car, the condition and the budget it came with; nonsense is left out', () => {
  const car_id = '6f1f8a5e-4a53-4d0e-9a0b-0d7c1f7f8f11'
  const enquiry = schema.parse({
    ...filled,
    kind: 'finance',
    car_id,
    car_type: 'used',
    budget: '$31,990',
  })
  expect(enquiry.car_id).toBe(car_id)
  expect(messageOf(enquiry)).toBe('Looking for: used\nBudget: $31,990')
  expect(schema.parse({ ...filled, car_id: 'x', car_type: 'boat' })).toMatchObject({
    car_id: undefined,
    car_type: undefined,
  })
})
