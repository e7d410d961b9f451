import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkboxesField, contactFields } from './formFields'

const schema = z.object(contactFields)
const good = { name: 'Sam', email: 'sam@x.test', phone: '0400 000 000', postcode: '0800' }
const problems = (change: object) =>
  schema.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message)

describe('contact fields', () => {
  test('LEA-17 a name, a valid e-mail and a phone of 8 to 15 digits are required', () => {
    expect(schema.safeParse(good).success).toBe(true)
    expect(problems({ name: ' ' })).toEqual(['Please enter your first name.'])
    expect(problems({ email: 'sam' })).toEqual(['Please enter a valid email address.'])
    expect(problems({ phone: '0400' })).toEqual(['Please enter a phone number with 8 to 15 digits.'])
  })

  test('LEA-19 ERR-20 a postcode has 4 digits', () => {
    expect(problems({ postcode: '200' })).toEqual(['Invalid postcode. Please enter a 4-digit number.'])
    expect(problems({ postcode: '20000' })).toEqual(['Invalid postcode. Please enter a 4-digit number.'])
  })

  test('LAW-07 marketing stays off unless the box was ticked, posted or in the browser', () => {
    expect(schema.parse(good).opt_in).toBe(false)
    expect(schema.parse({ ...good, opt_in: false }).opt_in).toBe(false)
    expect(schema.parse({ ...good, opt_in: 'on' }).opt_in).toBe(true)
  })
})

test('LEA-05 the chosen checkboxes of one name, posted or in the browser', () => {
  expect([undefined, false, 'Brakes', ['Brakes', 'Battery']].map((value) => checkboxesField.parse(value))).toEqual([
    [],
    [],
    ['Brakes'],
    ['Brakes', 'Battery'],
  ])
})
