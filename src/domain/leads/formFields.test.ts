import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { checkboxesField, contactFields, wishedDateField } from './formFields'

const schema = z.object(contactFields)
const good = { name: 'Sam', email: 'sam@x.test', phone: '0400 000 000', postcode: '0800' }
const problems = (change: object) =>
  schema.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message)

describe('contact fields', () => {
  test('LEA-17 a name, a valid e-mail and a phone of 8 to 15 digits are required', () => {
    expect(schema.safeParse(good).success).toBe(true)
    expect(problems({ name: ' ' })).toEqual(['Please enter your first name.'])
    expect(problems({ email: 'sam' })).toEqual(['Please enter a valid email address.'])
    expect(problems({ email: '' })).toEqual(['Please enter a valid email address.'])
    for (const phone of ['12345678', '+61 412 345 678', '123456789012345']) expect(problems({ phone })).toBeUndefined()
    for (const phone of ['', '0400', '1234567', '1234567890123456'])
      expect(problems({ phone }), phone).toEqual(['Please enter a phone number with 8 to 15 digits.'])
  })

  test('LEA-19 ERR-20 a postcode has 4 digits', () => {
    for (const postcode of ['', '200', '2o00', '20000'])
      expect(problems({ postcode }), postcode).toEqual(['Invalid postcode. Please enter a 4-digit number.'])
  })

  test('LEA-19 a postcode is one of Australia', () => {
    for (const postcode of ['0200', '0800', '1001', '2000', '9726']) expect(problems({ postcode })).toBeUndefined()
    for (const postcode of ['0000', '0399', '9999'])
      expect(problems({ postcode })).toEqual(['There is no such postcode in Australia.'])
  })

  test('LAW-07 marketing stays off unless the box was ticked, posted or in the browser', () => {
    expect(schema.parse(good).opt_in).toBe(false)
    expect(schema.parse({ ...good, opt_in: false }).opt_in).toBe(false)
    expect(schema.parse({ ...good, opt_in: 'on' }).opt_in).toBe(true)
  })
})

describe('a day somebody wishes for', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T03:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const problem = (type: 'date' | 'datetime-local', value: string) =>
    wishedDateField(type, 'Please choose a date.').safeParse(value).error?.issues[0]?.message

  test('LEA-21 LEA-22 it is a real day, from today on, within two years', () => {
    for (const day of ['', '2026-11-23', '2028-11-23']) expect(problem('date', day), day).toBeUndefined()
    expect(problem('date', '2026-11-22')).toBe('Please choose a date from today on.')
    expect(problem('date', '2020-01-01')).toBe('Please choose a date from today on.')
    expect(problem('date', '2028-11-24')).toBe('Please choose a date within 2 years.')
    for (const day of ['2027-02-30', '23/11/2026', 'soon']) expect(problem('date', day)).toBe('Please choose a date.')
  })

  test('LEA-21 LEA-22 with a time of day', () => {
    expect(problem('datetime-local', '2026-11-24T10:30')).toBeUndefined()
    expect(problem('datetime-local', '2026-11-24T25:00')).toBe('Please choose a date.')
    expect(problem('datetime-local', '2026-11-20T10:30')).toBe('Please choose a date from today on.')
  })
})

test('ENT-21 the chosen checkboxes of one name, posted or in the browser', () => {
  expect([undefined, false, 'Brakes', ['Brakes', 'Battery']].map((value) => checkboxesField.parse(value))).toEqual([
    [],
    [],
    ['Brakes'],
    ['Brakes', 'Battery'],
  ])
})
