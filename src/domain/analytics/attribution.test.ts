import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTouches, nextVisited, type Touch, touchOf } from './attribution'
import { attributionAttributes, attributionSchema, parseAttribution, storedAttribution } from './attributionSchema'
import { channelOf } from './channel'
import { consentOf } from './consent'

const now = new Date('2026-12-01T00:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const site = 'https://www.example.com'
const visit = (path: string, referrer = '', at = now): Touch => touchOf(new URL(path, site), referrer, at)

test('ENT-25 ANA-16 a touch keeps campaign, click id, referrer and landing page, and no other parameter', () => {
  expect(
    visit(
      '/cars/x?utm_source=google&utm_medium=cpc&gclid=abc&email=jane@example.com#top',
      'https://search.example/results?q=jane@example.com',
    ),
  ).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    gclid: 'abc',
    referrer: 'search.example/results',
    landing_page: '/cars/x',
    at: now.toISOString(),
  })
  expect(visit('/?utm_term=jane@example.com', `${site}/search`)).toEqual({ landing_page: '/', at: now.toISOString() })
})

test('ENT-25 the first touch stays, the last is the last that says something, and both end after 90 days', () => {
  const ad = visit('/?gclid=1')
  const mail = visit('/offers?utm_source=news&utm_medium=email', '', later(5))
  const typed = visit('/', '', later(6))
  const one = nextTouches(null, ad, now)
  expect(one).toEqual({ first: ad, last: ad })
  const two = nextTouches(one, mail, later(5))
  expect(two).toEqual({ first: ad, last: mail })
  expect(nextTouches(two, typed, later(6))).toEqual({ first: ad, last: mail })
  expect(nextTouches(two, typed, later(92))).toEqual({ first: mail, last: mail })
  expect(nextTouches(two, typed, later(100))).toEqual({ first: typed, last: typed })
})

test('ENT-25 visited paths: the last twenty, a reload once', () => {
  const paths = Array.from({ length: 25 }, (_, n) => `/p${n}`)
  const visited = paths.reduce(nextVisited, [])
  expect(visited).toEqual(paths.slice(5))
  expect(nextVisited(visited, '/p24')).toEqual(visited)
})

const field = (value: unknown) => parseAttribution(JSON.stringify(value))
const touch = { landing_page: '/', at: now.toISOString() }

test('ENT-25 a lead keeps pages, linked parameters and both touches of what its form sent', () => {
  const first = { ...touch, gclid: 'abc', utm_source: 'google' }
  const last = { ...touch, landing_page: '/offers', utm_source: 'news', referrer: 'mail.example/inbox' }
  const attributes = attributionAttributes(
    field({ first, last, visited: ['/', '/cars/x'], consent: 'granted', more: 1 }),
  )
  expect(attributes).toEqual({
    visited_pages: ['/', '/cars/x'],
    linked_query_params: { gclid: 'abc', utm_source: 'news' },
    first_touch: first,
    last_touch: last,
    consent: 'granted',
  })
  expect(storedAttribution(attributes)).toEqual({ first_touch: first, last_touch: last, consent: 'granted' })
  expect(attributionAttributes(null)).toEqual({})
})

test('ENT-25 NFR-06 what cannot be used is left out: unknown keys, queries, long texts, too many pages', () => {
  const visited = ['/a', '/b?email=x', 'javascript:1', 5, ...Array.from({ length: 30 }, (_, n) => `/p${n}`)]
  const read = field({
    first: { ...touch, utm_source: 'x'.repeat(300), gclid: 5, evil: 'y' },
    last: { landing_page: '/a?b', at: 'yesterday' },
    visited,
    consent: 'maybe',
  })
  expect(read).toEqual({ first: touch, last: null, visited: visited.slice(-20), consent: null })
  expect(parseAttribution('')).toBeNull()
  expect(parseAttribution('{')).toBeNull()
  expect(parseAttribution(undefined)).toBeNull()
  expect(parseAttribution(JSON.stringify({ visited: ['/'.padEnd(20_000, 'x')] }))).toBeNull()
  expect(storedAttribution('nonsense')).toEqual({})
})

test('ENT-25 CRM-01 a campaign’s name that no database takes costs its own value, not the lead', () => {
  const whole = `${'x'.repeat(199)}😀`
  const kept = touchOf(new URL(`https://own.example/?utm_campaign=${whole}&utm_source=a%00b`), '', new Date(touch.at))
  expect(kept.utm_campaign, 'no character is cut in half').toBe('x'.repeat(199))
  for (const bad of ['a\u0000b', 'half a smile \ud83d', '\ude00'])
    expect(
      field({ first: { ...touch, utm_campaign: bad, gclid: 'abc' }, last: { ...touch, landing_page: `/${bad}` } }),
    ).toMatchObject({
      first: { ...touch, gclid: 'abc' },
      last: null,
    })
  expect(field({ first: { ...touch, utm_campaign: 'Été 😀' } })?.first?.utm_campaign).toBe('Été 😀')
})

test('NFR-06 ANA-15 whatever a form sends, reading it never throws and what is read is within its limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (sent) => {
      const read = parseAttribution(sent)
      expect(JSON.stringify(attributionAttributes(read)).length).toBeLessThan(20_000)
      if (read) expect(attributionSchema.safeParse(read).success).toBe(true)
    }),
  )
})

test.each([
  [{ gclid: 'a' }, 'paid_search'],
  [{ utm_source: 'facebook', utm_medium: 'cpc' }, 'paid_social'],
  [{ utm_source: 'google', utm_medium: 'organic' }, 'search'],
  [{ utm_source: 'august', utm_medium: 'email' }, 'email'],
  [{ utm_source: 'radio' }, 'campaign'],
  [{ fbclid: 'a' }, 'social'],
  [{ referrer: 'www.google.com.au/' }, 'search'],
  [{ referrer: 'l.facebook.com/l.php' }, 'social'],
  [{ referrer: 'drive.example/review' }, 'referral'],
  [{}, 'direct'],
])('ANA-16 a lead by %j came by %s', (said, channel) => {
  expect(channelOf({ ...touch, ...said })).toBe(channel)
  expect(channelOf(null)).toBe('')
})

test('LAW-08 ANA-16 measuring by others runs as the visitor chose, else as the dealership’s rule starts', () => {
  expect(consentOf('none', 'denied')).toBe('granted')
  expect(consentOf('opt_out', null)).toBe('granted')
  expect(consentOf('opt_out', 'denied')).toBe('denied')
  expect(consentOf('opt_in', null)).toBe('denied')
  expect(consentOf('opt_in', 'granted')).toBe('granted')
})
