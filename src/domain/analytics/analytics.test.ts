import { expect, test } from 'vitest'
import { ANALYTICS_EVENTS } from '../constants/analytics'
import { enquiryKinds, filedAs } from '../leads/generalEnquiry'
import { vehicleEnquiryKinds } from '../leads/vehicleEnquiryKinds'
import { eventReportSchema } from './eventReport'
import { analyticsEvents, eventOf, phoneLabel } from './events'
import { leadEvent } from './leadEvent'

const none = { carType: null }
const enquiry = vehicleEnquiryKinds.enquiry.category
const testDrive = vehicleEnquiryKinds['test-drive'].category

test('ANA-01 ANA-02 every id has one name and one meaning', () => {
  const ids = [4, 9, 14, 15, 17, 18, 22, 25, 26, 39, 48, 49, 51, 60, 61]
  expect(analyticsEvents.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
  expect(new Set(analyticsEvents.map(({ name }) => name)).size).toBe(ids.length)
  expect(new Set(analyticsEvents.map(({ words }) => words)).size).toBe(ids.length)
  expect([4, 18, 49, 60, 61].map((id) => eventOf(id)?.name)).toEqual([
    'service_booking',
    'request_photos',
    'offer_enquiry',
    'trade_in',
    'reserve',
  ])
  expect(eventOf(5)).toBeNull()
})

test('ANA-02 bookings, photos, offers, trade-ins and reservations have the ids without a name', () => {
  expect(leadEvent({ ...enquiryKinds.service, ...none })).toBe(4)
  expect(leadEvent({ category: vehicleEnquiryKinds.photos.category, carType: 'new' })).toBe(18)
  expect(leadEvent({ ...enquiryKinds.offer, carType: 'new' })).toBe(49)
  expect(leadEvent({ category: 'Trade In', subcategory: '1. Valuation Request', carType: 'used' })).toBe(60)
  expect(leadEvent({ category: 'Reservation', carType: 'used' })).toBe(61)
  expect(leadEvent({ category: 'Online Purchase', carType: 'new' })).toBe(61)
})

test('ANA-06 an enquiry on a new car is event 14', () => {
  expect(leadEvent({ category: enquiry, carType: 'new' })).toBe(14)
})

test('ANA-07 an enquiry on a used car is event 15', () => {
  expect(leadEvent({ category: enquiry, carType: 'used' })).toBe(15)
  expect(leadEvent({ category: enquiry, subcategory: 'Find me something similar', carType: 'used' })).toBe(15)
})

test('ANA-08 a test drive of a new car is event 17', () => {
  expect(leadEvent({ category: testDrive, carType: 'new' })).toBe(17)
})

test('ANA-09 a test drive of a used car is event 48', () => {
  expect(leadEvent({ category: testDrive, carType: 'used' })).toBe(48)
})

test('ANA-10 PRC-08 a test drive of a car tagged ‘Test Drive Only’ is event 17 whatever the car is', () => {
  expect(leadEvent({ category: testDrive, carType: 'used', testDriveOnly: true })).toBe(17)
  expect(leadEvent({ category: enquiry, carType: 'used', testDriveOnly: true })).toBe(15)
})

test('ANA-11 LEA-08 an enquiry with no more specific id is event 22', () => {
  for (const kind of ['contact', 'parts', 'testDrive', 'model', 'garage'] as const)
    expect(leadEvent({ ...enquiryKinds[kind], ...none }), kind).toBe(22)
  expect(leadEvent({ category: 'Something else', carType: 'used' })).toBe(22)
})

test('ANA-12 LEA-39 a careers enquiry is event 51', () => {
  expect(leadEvent({ ...filedAs('Careers Enquiry'), ...none })).toBe(51)
})

test('ANA-13 a finance enquiry is event 9, about whatever car', () => {
  for (const carType of [null, 'new', 'used']) expect(leadEvent({ ...enquiryKinds.finance, carType })).toBe(9)
})

test('ANA-14 a demonstrator counts as new: its enquiry, its test drive, its call', () => {
  expect(leadEvent({ category: enquiry, carType: 'demo' })).toBe(14)
  expect(leadEvent({ category: testDrive, carType: 'demo' })).toBe(17)
  expect(phoneLabel('/cars/2024-mazda-cx-5-d1', 'demo')).toBe('New Car')
})

test.each([
  ['/cars/2021-toyota-corolla-u1', 'used', 'Used Car'],
  ['/cars/2026-toyota-corolla-n1', 'new', 'New Car'],
  ['/search/new-cars', null, 'New Car'],
  ['/search/new-and-demo-cars', null, 'New Car'],
  ['/search/used-cars', null, 'Used Car'],
  ['/search/new-used-and-demo-cars/', null, 'Used Car'],
  ['/models/cx-5', null, 'New Car'],
  ['/', null, 'Used Car'],
  ['/contact-us', null, 'Used Car'],
])('ANA-04 a call from %s (%s) has the label %s', (path, carType, label) => {
  expect(phoneLabel(path, carType)).toBe(label)
})

const report = { event_id: ANALYTICS_EVENTS.phoneCall, label: 'New Car', path: '/cars/x' }
const problems = (body: unknown): string[] => {
  const parsed = eventReportSchema.safeParse(body)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

test('ANA-16 NFR-06 a report keeps a known event, one of its labels and a path without query', () => {
  expect(eventReportSchema.parse({ ...report, path: '/cars/x?email=a@b.example#c', email: 'a@b.example' })).toEqual({
    ...report,
    path: '/cars/x',
  })
  expect(problems(null)).toEqual([''])
  expect(problems({ ...report, event_id: 5 })).toEqual(['event_id'])
  expect(problems({ ...report, event_id: '25' })).toEqual(['event_id'])
  expect(problems({ ...report, label: 'jane@example.com' })).toEqual(['label'])
  expect(problems({ ...report, event_id: ANALYTICS_EVENTS.saveCar })).toEqual(['label'])
  expect(problems({ ...report, car_id: 'x' })).toEqual(['car_id'])
  expect(problems({ ...report, path: 'https://elsewhere.example' })).toEqual(['path'])
})

test('ANA-16 leads are counted where they are stored: a page cannot report one', () => {
  for (const { id } of analyticsEvents.filter(({ from }) => from === 'lead'))
    expect(problems({ event_id: id, path: '/' })).toEqual(['event_id'])
})
