import { expect, test } from 'vitest'
import { createDeviceToken, createSignInLimits, readDeviceToken, type SignInTry } from './signInLimits'

const MINUTE = 60_000
const from = (address: string, change: Partial<SignInTry> = {}): SignInTry => ({
  action: 'login',
  address,
  account: 'jane@dealer.example',
  device: null,
  ...change,
})
const spend = (limits: ReturnType<typeof createSignInLimits>, asked: (n: number) => SignInTry, now = 0): number => {
  let n = 0
  while (n < 1000 && limits.allow(asked(n), now)) n += 1
  return n
}

test('M7 NFR-06 an account takes ten wrong tries from anywhere, then one a minute', () => {
  const limits = createSignInLimits()
  expect(spend(limits, (n) => from(`10.0.0.${n}`))).toBe(10)
  expect(limits.allow(from('10.1.0.1'), MINUTE)).toBe(true)
  expect(limits.allow(from('10.1.0.2'), MINUTE)).toBe(false)
})

test('M7 NFR-06 an address takes thirty wrong tries over all accounts; another address goes on', () => {
  const limits = createSignInLimits()
  expect(spend(limits, (n) => from('10.0.0.1', { account: `${n}@x.example` }))).toBe(30)
  expect(limits.allow(from('10.0.0.2', { account: 'new@x.example' }), 0)).toBe(true)
})

test('M7 NFR-06 nobody is locked out: a browser that signed in before does not notice an attack on its account', () => {
  const limits = createSignInLimits()
  spend(limits, (n) => from(`10.0.${n}.1`))
  const known = from('10.9.9.9', { device: 'a browser' })
  for (let n = 0; n < 100; n += 1) {
    expect(limits.allow(known, 0)).toBe(true)
    limits.succeeded(known, 0)
  }
  expect(spend(limits, (n) => from(`10.1.0.${n}`, { device: 'a browser' }))).toBe(10)
})

test('M7 NFR-06 an account gets three mails with a reset link, then one in ten minutes', () => {
  const limits = createSignInLimits()
  const forgot = (n: number) => from(`10.0.0.${n}`, { action: 'forgot-password' })
  expect(spend(limits, forgot)).toBe(3)
  expect(limits.allow(forgot(200), 9 * MINUTE)).toBe(false)
  expect(limits.allow(forgot(200), 10 * MINUTE)).toBe(true)
})

test('M7 NFR-06 a browser’s token counts for the account it was given for, and cannot be made up', () => {
  const token = createDeviceToken('jane@dealer.example', 'secret')
  expect(readDeviceToken(token, 'jane@dealer.example', 'secret')).toBe(token.split('.')[0])
  expect(readDeviceToken(token, 'root@platform.example', 'secret')).toBeNull()
  expect(readDeviceToken(token, 'jane@dealer.example', 'other secret')).toBeNull()
  for (const forged of ['', '.', 'x', 'x.y', `${token}.z`, `b${token}`])
    expect(readDeviceToken(forged, 'jane@dealer.example', 'secret'), forged).toBeNull()
})
