import { expect, test } from 'vitest'
import { alertConsent, searchAlertSchema } from './searchAlert'
import { searchAlertConsent } from './consentWords'

const form = { email: 'jo@example.com', path: '/search/toyota', search: 'price=%3A500', words: 'Toyota, Up to $500' }

test('ALRT-07 an alert needs an address to write to and a search page', () => {
  expect(searchAlertSchema.parse(form)).toEqual(form)
  expect(searchAlertSchema.safeParse({ ...form, email: 'jo@' }).error?.issues[0]?.message).toBe(
    'Please enter a valid email address.',
  )
  for (const path of ['/admin', 'https://elsewhere.example/search', '/searching', '//search']) {
    expect(searchAlertSchema.safeParse({ ...form, path }).success, path).toBe(false)
  }
})

test('LAW-07 who agreed to what, when and how is kept with the words shown', () => {
  expect(alertConsent(form, new Date('2026-03-01T02:03:04Z'))).toEqual({
    who: 'jo@example.com',
    when: '2026-03-01T02:03:04.000Z',
    how: 'Alert form of the website',
    text: searchAlertConsent,
  })
})
