import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mustSignIn, type GateRules, GARAGE_PATHS } from './mustSignIn'
import { samePath } from './samePath'
import { cookieIn, deviceName, sessionCookieName } from './shopperSession'
import { maskedAddress, signInAddress } from './signInAddress'
import { addressSchema, codeSchema } from './signInForms'
import { readSignInQuery, signedInPath, signInHref, signInTypes } from './signInQuery'

const OWN = 'https://dealer.example'
const paths = { garage: '/mymotorama', watchlist: '/saved' }

describe('where signing in leads', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /finance',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'finance',
    '',
    '/sign-in',
    '/Sign-In?redirect=/sign-in',
    '/api/shopper/sign-out',
    `/${'x'.repeat(1001)}`,
    null,
    7,
    ['/finance'],
  ])('WAT-14 RTE-39 %s is not led on to', (text) => expect(samePath(text)).toBeNull())

  test.each([
    ['/finance?price=100&x=a%2Fb', '/finance?price=100&x=a%2Fb'],
    ['/cars/a-b/checkout#form', '/cars/a-b/checkout'],
    ['/cars/../finance', '/finance'],
    ['/sign-in-help', '/sign-in-help'],
  ])('WAT-14 RTE-39 %s is a page of the site', (text, path) => expect(samePath(text)).toBe(path))

  const nasty = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'https:',
      'a',
    ),
    { maxLength: 12 },
  )
  test('WAT-14 RTE-39 whatever is given, a browser that follows it stays on the site, at no address that loops', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((parts) => parts.join('')),
          nasty.map((parts) => `/${parts.join('')}`),
          fc.string(),
          fc.webUrl(),
        ),
        (text) => {
          const path = samePath(text)
          if (path === null) return
          const url = new URL(path, OWN)
          expect(url.origin).toBe(OWN)
          expect(path.startsWith('//')).toBe(false)
          expect(url.pathname).not.toMatch(/^\/sign-in(\/|$)/i)
          expect(samePath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('RTE-39 the address of the sign-in page survives being written and read, whatever the paths hold', () => {
    const path = fc.webPath().map((text) => samePath(`/p${text}`) ?? '/p')
    fc.assert(
      fc.property(fc.constantFrom(...signInTypes), fc.option(path), path, (type, redirect, back) => {
        const href = signInHref({ type, redirect, back }, '/code')
        const url = new URL(href, OWN)
        expect(url.pathname).toBe('/sign-in/code')
        expect(readSignInQuery(Object.fromEntries(url.searchParams))).toEqual({ type, redirect, back })
      }),
    )
  })

  test('RTE-39 an unknown type, and nothing at all, fall back; a list counts by its first', () => {
    expect(readSignInQuery({})).toEqual({ type: 'my-garage', redirect: null, back: '/' })
    expect(readSignInQuery({ type: 'admin', redirect: '//x', back: 7 }).type).toBe('my-garage')
    expect(readSignInQuery({ type: ['finance', 'x'], redirect: ['/a', '//x'] })).toMatchObject({
      type: 'finance',
      redirect: '/a',
    })
    expect(signInHref({ type: 'finance', redirect: '/finance?a=1', back: '/' })).toBe(
      '/sign-in?type=finance&redirect=/finance%3Fa%3D1&back=/',
    )
    expect(signedInPath({ type: 'my-garage', redirect: null }, paths)).toBe('/mymotorama')
    expect(signedInPath({ type: 'watchlist', redirect: null }, paths)).toBe('/saved')
    expect(signedInPath({ type: 'checkout', redirect: null }, paths)).toBe('/')
    expect(signedInPath({ type: 'checkout', redirect: '/a' }, paths)).toBe('/a')
  })
})

describe('addresses and codes', () => {
  test.each([
    ['0412 345 678', 'phone', '+61412345678'],
    ['+61 412 345 678', 'phone', '+61412345678'],
    ['(04) 1234-5678', 'phone', '+61412345678'],
    [' Robin@Shopper.TEST ', 'email', 'robin@shopper.test'],
  ])('WAT-15 %s is an address a code can go to', (text, kind, value) =>
    expect(signInAddress(text)).toEqual({ kind, value }),
  )

  test.each([
    '',
    '02 9999 9999',
    '0412 345 67',
    '12',
    'robin',
    'robin@',
    '+6129999999x',
    '+0412345678',
    '+64 21 123 4567',
    '+1 900 555 0100',
    'a@b@c.test',
  ])('WAT-15 %s is none', (text) => {
    expect(signInAddress(text)).toBeNull()
    expect(addressSchema.safeParse({ address: text }).success).toBe(false)
  })

  test('WAT-15 the page shows the end of a number and the beginning of an address', () => {
    expect(maskedAddress({ kind: 'phone', value: '+61412345678' })).toBe('••• ••• 678')
    expect(maskedAddress({ kind: 'email', value: 'robin@shopper.test' })).toBe('ro•••@shopper.test')
  })

  test('WAT-15 a code is six digits, typed with spaces or without', () => {
    expect(codeSchema.parse({ code: ' 123 456 ' }).code).toBe('123456')
    for (const code of ['12345', '1234567', '12a456', '']) expect(codeSchema.safeParse({ code }).success).toBe(false)
  })
})

describe('sessions', () => {
  test('TEN-08 a cookie is found by its whole name; https has a name no other host can plant', () => {
    const header = 'a=1; x-shopper-session=no; shopper-session=yes; b=2'
    expect(cookieIn(header, sessionCookieName(false))).toBe('yes')
    expect(cookieIn(header, sessionCookieName(true))).toBeNull()
    expect(cookieIn(null, 'a')).toBeNull()
    expect(sessionCookieName(true)).toMatch(/^__Host-/)
  })

  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/150.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
    ['curl/8', 'A browser'],
  ])('WAT-23 %s is called %s', (agent, name) => expect(deviceName(agent)).toBe(name))
})

describe('gates', () => {
  const open: GateRules = {
    checkout: false,
    finance: false,
    spinToWin: false,
    carFinance: false,
    tradeIn: false,
    hasGarage: true,
    hasCheckout: true,
    financePath: '/our-finance',
  }

  test('WAT-16 RTE-42 the garage under each of its names, and the online payment, always need a sign-in', () => {
    for (const path of GARAGE_PATHS) expect(mustSignIn(path, '', open)).toBe('my-garage')
    expect(mustSignIn('/my-garage', '', { ...open, hasGarage: false })).toBeNull()
    for (const path of ['/online-payment', '/online-payment/key'])
      expect(mustSignIn(path, '', open)).toBe('online-payment')
  })

  test.each([
    ['WAT-17', 'checkout', '/cars/a-car/checkout', 'checkout'],
    ['WAT-17', 'checkout', '/cars/a-car/buy-online', 'checkout'],
    ['WAT-18', 'finance', '/finance', 'finance'],
    ['WAT-18', 'finance', '/apply-for-finance', 'finance'],
    ['WAT-18', 'finance', '/our-finance', 'finance'],
    ['WAT-18', 'finance', '/finance-application', 'finance'],
    ['WAT-18', 'finance', '/finance-application/income', 'finance'],
    ['WAT-19', 'spinToWin', '/spin-to-win', 'spin-to-win'],
    ['WAT-20', 'carFinance', '/personalised/finance', 'car-finance'],
    ['WAT-21', 'tradeIn', '/cars/trade-in', 'trade-in'],
    ['WAT-21', 'tradeIn', '/sell-my-car', 'trade-in'],
  ])('%s gates.%s alone closes %s', (_, gate, path, type) => {
    expect(mustSignIn(path, '', open)).toBeNull()
    expect(mustSignIn(path, '', { ...open, [gate]: true })).toBe(type)
    for (const way of [`${path}/`, `/${path}`, path.replace(/[a-z]$/, (last) => `%${last.charCodeAt(0).toString(16)}`)])
      expect(mustSignIn(way, '', { ...open, [gate]: true }), way).toBe(type)
    for (const other of ['checkout', 'finance', 'spinToWin', 'carFinance', 'tradeIn'].filter((name) => name !== gate))
      expect(mustSignIn(path, '', { ...open, [other]: true })).toBeNull()
  })

  test('WAT-22 a purchase waits until its car is known', () => {
    const closed = { ...open, checkout: true }
    expect(mustSignIn('/checkout-journey', '', closed)).toBeNull()
    expect(mustSignIn('/checkout-journey', '?car_id=', closed)).toBeNull()
    expect(mustSignIn('/checkout-journey', '?car_id=a-car', closed)).toBe('checkout')
    expect(mustSignIn('/cars/a-car', '', closed)).toBeNull()
    expect(mustSignIn('/cars/a-car/checkout', '', { ...closed, hasCheckout: false })).toBeNull()
  })
})
