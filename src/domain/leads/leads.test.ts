import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carFixture } from '../stock/car/carFixture.testing'
import { enquiryDefaults } from './enquiryDefaults'
import { rememberedVisitor } from './Visitor'

describe('remembered visitor', () => {
  test('ENT-22 name, e-mail and phone are all needed', () => {
    const visitor = { name: 'Sam', last_name: 'Lee', email: 'sam@example.test', phone: '0412345678', postcode: '2000' }
    expect(rememberedVisitor({ ...visitor, message: 'not kept' })).toEqual(visitor)
    expect(rememberedVisitor({ ...visitor, phone: ' ' })).toBeNull()
    expect(rememberedVisitor({ ...visitor, email: undefined })).toBeNull()
    expect(rememberedVisitor(null)).toBeNull()
  })

  test('ENT-22 never anything but all three or nothing', () => {
    const part = fc.option(fc.string({ maxLength: 20 }), { nil: undefined })
    fc.assert(
      fc.property(part, part, part, (name, email, phone) => {
        const all = [name, email, phone].every((value) => value !== undefined && value.trim() !== '')
        expect(rememberedVisitor({ name, email, phone }) !== null).toBe(all)
      }),
    )
  })
})

test('ENT-24 an enquiry’s default values come from the page’s car, else from its dealership', () => {
  expect(enquiryDefaults({ car: carFixture(), dealershipSlug: 'apex', subcategory: 'Test drive' })).toEqual({
    dealership_slug: 'harbour-city',
    manufacturer_slug: 'toyota',
    stock_number: 'U10023',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    car_type: 'used',
    car_id: 'car-1',
    vehicle_status: 'in_stock',
    opt_in: true,
    message: '',
    subcategory: 'Test drive',
  })
  expect(enquiryDefaults({ car: null, dealershipSlug: 'apex' })).toMatchObject({ dealership_slug: 'apex', car_id: '' })
})
