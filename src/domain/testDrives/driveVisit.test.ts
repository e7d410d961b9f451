import { expect, test } from 'vitest'
import { asButton, driveVisit } from './driveVisit'

test('RTE-28 RTE-37 a caravan is inspected, a motorcycle ridden, anything else driven; the booking names the model or the place', () => {
  expect(driveVisit('caravan', { model: 'jayco-journey' })).toEqual({ label: 'Book an inspection', href: '#enquire' })
  expect(driveVisit('caravan', { enquire: '/contact-us' }).href).toBe('/contact-us')
  expect(driveVisit('motorcycle', { model: 'triumph-tiger-900' })).toEqual({
    label: 'Book a test ride',
    href: '/book-test-drive/triumph-tiger-900',
  })
  expect(driveVisit('car', { place: 'yard' }).href).toBe('/book-test-drive/at/yard')
  expect(driveVisit(null)).toEqual({ label: 'Book a test drive', href: '/book-test-drive' })
})

test('a button’s words', () => {
  expect(asButton('Book a test drive')).toBe('Book A Test Drive')
})
