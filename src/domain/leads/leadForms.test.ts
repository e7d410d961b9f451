import { describe, expect, test } from 'vitest'
import { generalEnquirySchema, isPlaceRequired } from './generalEnquiry'
import { vehicleEnquirySchema } from './vehicleEnquiryForm'
import { kindsFor, leadMessage } from './vehicleEnquiryKinds'
import { tradeInFormSchema, tradeInMessage } from './tradeInForm'

const contact = { name: 'Sam', email: 'sam@x.test', phone: '0400 000 000', postcode: '0800' }
const car = { sold: false, comingSoon: false, testDriveOnly: false, hideTestDriveWhenComingSoon: false }

const CHECKS = { messageRequired: false, enforceValidation: true, requireTerms: false, showTermsNotice: false }

describe('forms about a car', () => {
  test('LEA-07 LEA-20 LEA-25 a test drive or photos need no comment, a question does', () => {
    const sent = { ...contact, car_id: '0195d0a0-0000-7000-8000-000000000001' }
    expect(
      vehicleEnquirySchema({ ...CHECKS, messageRequired: true }).safeParse({
        ...sent,
        kind: 'photos',
      }).success,
    ).toBe(true)
    expect(
      vehicleEnquirySchema({ ...CHECKS, messageRequired: true }).safeParse({
        ...sent,
        kind: 'test-drive',
      }).success,
    ).toBe(true)
    expect(vehicleEnquirySchema(CHECKS).safeParse(sent).success).toBe(true)
    expect(vehicleEnquirySchema({ ...CHECKS, messageRequired: true }).safeParse(sent).error?.issues[0]?.message).toBe(
      'Please enter your comments.',
    )
  })

  test('LEA-25 asking for photos carries its own words', () => {
    expect(leadMessage('photos', '')).toBe('Please send photos for this car')
    expect(leadMessage('photos', 'The boot please')).toBe('Please send photos for this car\n\nThe boot please')
    expect(leadMessage('video', 'The tyres')).toBe('Please send a video walkaround of this car\n\nThe tyres')
    expect(leadMessage('enquiry', 'Hello')).toBe('Hello')
  })

  test('PRC-06 PRC-08 LEA-23 what a page offers', () => {
    expect(kindsFor(car)).toEqual(['enquiry', 'test-drive', 'photos', 'video'])
    expect(kindsFor({ ...car, sold: true })).toEqual(['enquiry'])
    expect(kindsFor({ ...car, testDriveOnly: true })[0]).toBe('test-drive')
    expect(kindsFor({ ...car, comingSoon: true, hideTestDriveWhenComingSoon: true })).toEqual(['enquiry', 'photos'])
  })
})

describe('trade-in form', () => {
  const trade = {
    ...contact,
    rego: 'abc12d',
    rego_state: 'NSW',
    make: 'Mazda',
    model: 'CX-5',
    year: '2019',
    odometer_km: '61200',
    condition: 'Good',
  }

  test('TEN-12 a complete form is read into a message for the dealership', () => {
    expect(tradeInMessage(tradeInFormSchema.parse(trade))).toBe(
      '2019 Mazda CX-5, 61,200 km, condition: Good.\nRegistration ABC12D (NSW).',
    )
  })

  test('TEN-12 says what is missing', () => {
    const { error } = tradeInFormSchema.safeParse({ ...trade, make: ' ', year: 'new', rego_state: '' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please choose the state it is registered in.',
      'Please enter the make.',
      'Please enter the year, such as 2019.',
    ])
  })
})

const CONTACT = { name: 'Sam', email: 'sam@x.example', phone: '0412345678', postcode: '2000' }
const errorsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }): string[] =>
  (result.error?.issues ?? []).map(({ path }) => path.join('.'))

test('LEA-15 the terms must be ticked where the dealership requires it', () => {
  const form = { ...CONTACT, kind: 'contact' }
  const strict = generalEnquirySchema({ ...CHECKS, requireTerms: true, placeRequired: false })
  expect(errorsOf(strict.safeParse(form))).toEqual(['terms_conditions'])
  expect(strict.safeParse(form).error?.issues[0]?.message).toBe(
    '*You must agree to the terms of use before submitting.',
  )
  expect(strict.safeParse({ ...form, terms_conditions: 'on' }).success).toBe(true)
  // LEA-14: the line that says so asks for the box as well.
  const noticed = generalEnquirySchema({ ...CHECKS, showTermsNotice: true, placeRequired: false })
  expect(errorsOf(noticed.safeParse(form))).toEqual(['terms_conditions'])
  expect(generalEnquirySchema({ ...CHECKS, placeRequired: false }).safeParse(form).success).toBe(true)
})

test('LEA-10 LEA-11 a contact form names its location, a group’s its dealership, where there are several', () => {
  const site = (locationSelect: boolean, isGroup: boolean, count: number) => ({
    isGroup,
    locations: Array.from({ length: count }, () => ({})),
    settings: { forms: { locationSelect } },
  })
  expect([site(true, false, 2), site(false, true, 2)].map(isPlaceRequired)).toEqual([true, true])
  expect([site(false, false, 2), site(true, true, 1)].map(isPlaceRequired)).toEqual([false, false])
  const schema = generalEnquirySchema({ ...CHECKS, placeRequired: true })
  expect(errorsOf(schema.safeParse({ ...CONTACT, kind: 'contact' }))).toEqual(['location_id'])
  expect(schema.safeParse({ ...CONTACT, kind: 'contact', location_id: crypto.randomUUID() }).success).toBe(true)
})

test('LEA-16 a dealership that does not enforce its checks gets the form as it is, with one way to answer', () => {
  const loose = vehicleEnquirySchema({ ...CHECKS, enforceValidation: false })
  const form = { name: 'Sam', email: 'sam at x', phone: '', postcode: 'unknown', car_id: crypto.randomUUID() }
  expect(loose.safeParse(form).data).toMatchObject({ email: 'sam at x', postcode: 'unknown' })
  expect(errorsOf(loose.safeParse({ ...form, email: '' }))).toEqual(['email'])
  expect(errorsOf(vehicleEnquirySchema(CHECKS).safeParse(form))).toEqual(['email', 'phone', 'postcode'])
})
