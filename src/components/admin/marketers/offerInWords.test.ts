import { expect, test } from 'vitest'
import { offerInWords, type OfferState } from './offerInWords'

const now = new Date('2026-11-20T03:00:00Z')
const running: OfferState = {
  published: true,
  start: null,
  expiry: null,
  featured: false,
  excluded: false,
  onHome: true,
}
const words = (change: Partial<OfferState>) => offerInWords({ ...running, ...change }, now, 'Australia/Sydney')

test('CON-20 an offer that runs says where it stands', () => {
  expect(words({})).toEqual({ tone: 'shown', text: 'Now under Special offers.' })
  expect(words({ featured: true }).text).toBe('Now on the home page and under Special offers.')
  expect(words({ expiry: '2026-11-30T03:00:00Z' }).text).toMatch(/until .*30 Nov/)
})

test('CON-23 CMS-01 the day an offer ends on is the dealership’s, not the reader’s', () => {
  const late = { ...running, expiry: '2026-11-30T14:45:00Z' }
  expect(offerInWords(late, now, 'Australia/Sydney').text).toMatch(/until .*1 Dec/)
  expect(offerInWords(late, now, 'Australia/Perth').text).toMatch(/until .*30 Nov/)
})

test('CON-20 an offer is not said to be on a home page that does not show it', () => {
  expect(words({ featured: true, onHome: false }).text).toBe(
    'Now under Special offers. Not on the home page: no Offers section there shows it.',
  )
  expect(words({ featured: true, onHome: null }).text).toBe('Now under Special offers.')
  expect(words({ featured: false, onHome: false }).text).toBe('Now under Special offers.')
})

test('CON-23 an offer nobody sees says why', () => {
  expect(words({ published: false })).toMatchObject({ tone: 'off', text: expect.stringMatching(/draft/) })
  expect(words({ expiry: '2026-11-20T03:00:00Z' })).toMatchObject({ tone: 'off', text: expect.stringMatching(/Over/) })
  expect(words({ start: '2026-12-01T03:00:00Z' })).toMatchObject({
    tone: 'waiting',
    text: expect.stringMatching(/1 Dec/),
  })
  expect(words({ excluded: true }).tone).toBe('off')
})
