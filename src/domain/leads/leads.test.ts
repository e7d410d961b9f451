import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carFixture } from '../stock/car/carFixture.testing'
import { checkedServices, enquirySchema } from './enquiry'
import { enquiryDefaults } from './enquiryDefaults'
import { leadSchema } from './lead'
import { rememberedVisitor } from './Visitor'

test('ENT-21 an enquiry payload, with its defaults', () => {
  const enquiry = enquirySchema.parse({ name: 'Sam', email: 'sam@example.test' })
  expect(Object.keys(enquiry)).toEqual(
    expect.arrayContaining(
      'name last_name email phone postcode category subcategory page_id opt_in additional_services dealership_slug'.split(
        ' ',
      ),
    ),
  )
  expect(enquiry).toMatchObject({ opt_in: true, category: 'General Enquiry', additional_services: [] })
  const options = [
    { label: 'Finance', checked: true },
    { label: 'Insurance', checked: false },
  ]
  expect(checkedServices(options)).toEqual(['Finance'])
})

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

test('ENT-25 a lead adds where it came from and how far it got', () => {
  expect(leadSchema.parse({ name: 'Sam', url: 'https://apex.test/cars/x' })).toMatchObject({
    source: 'Website',
    lead_id: null,
    form_completed: false,
    offer_accepted: false,
    lead_attributes: { visited_pages: [], linked_query_params: {} },
  })
  expect(leadSchema.safeParse({ source: 'Elsewhere' }).success).toBe(false)
})
