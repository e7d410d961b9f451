import { describe, expect, test } from 'vitest'
import { enquiryFormSchema } from './enquiryForm'

const good = {
  name: 'Sam',
  email: 'sam@x.test',
  phone: '0400 000 000',
  postcode: '0800',
  message: 'Is it still there?',
  car_id: '0195d0a0-0000-7000-8000-000000000001',
}
const problems = (change: object) =>
  enquiryFormSchema.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message)

describe('enquiry form', () => {
  test('LEA-17 a name, a valid e-mail and a phone of 8 to 15 digits are required', () => {
    expect(enquiryFormSchema.safeParse(good).success).toBe(true)
    expect(problems({ name: ' ' })).toEqual(['Please enter your first name.'])
    expect(problems({ email: 'sam' })).toEqual(['Please enter a valid email address.'])
    expect(problems({ phone: '0400' })).toEqual(['Please enter a phone number with 8 to 15 digits.'])
  })

  test('LEA-19 ERR-20 a postcode has 4 digits', () => {
    expect(problems({ postcode: '200' })).toEqual(['Invalid postcode. Please enter a 4-digit number.'])
    expect(problems({ postcode: '20000' })).toEqual(['Invalid postcode. Please enter a 4-digit number.'])
  })

  test('LAW-07 marketing stays off unless the box was ticked', () => {
    expect(enquiryFormSchema.parse(good).opt_in).toBe(false)
    expect(enquiryFormSchema.parse({ ...good, opt_in: 'on' }).opt_in).toBe(true)
  })
})
