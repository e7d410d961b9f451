import { expect, test } from 'vitest'
import { alertNote, pushSubscriptionSchema } from './pushSubscription'

const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') }
const takes = (endpoint: string, more: object = {}, local: string[] = []) =>
  pushSubscriptionSchema(local).safeParse({ endpoint, keys, expirationTime: null, ...more }).success

test('ALRT-01 M2 only addresses of the browsers’ push services are taken: our server asks no other', () => {
  for (const host of [
    'fcm.googleapis.com/fcm/send/x',
    'updates.push.services.mozilla.com/wpush/v2/x',
    'web.push.apple.com/x',
    'wns2-sg2p.notify.windows.com/w/?token=x',
  ])
    expect(takes(`https://${host}`), host).toBe(true)
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://notify.windows.com.example.com/x',
    'nothing',
  ])
    expect(takes(endpoint), endpoint).toBe(false)
  expect(takes('https://fcm.googleapis.com/x', { keys: { ...keys, auth: 'short' } })).toBe(false)
  expect(takes('https://fcm.googleapis.com/x', { keys: { ...keys, p256dh: '../..' } })).toBe(false)
})

test('ALRT-01 M2 a push service of this machine is taken by its host and port alone', () => {
  const local = (endpoint: string) => takes(endpoint, {}, ['127.0.0.1:4321'])
  expect(local('http://127.0.0.1:4321/x')).toBe(true)
  for (const endpoint of [
    'http://127.0.0.1:4322/x',
    'http://127.0.0.1/x',
    'https://127.0.0.1:4321/x',
    'ftp://127.0.0.1:4321/x',
    'http://user@127.0.0.1:4321/x',
    'http://127.0.0.1:4321@169.254.169.254/x',
    'http://fcm.googleapis.com/x',
  ])
    expect(local(endpoint), endpoint).toBe(false)
})

test('ALRT-01 a message says whose it is and how many cars, and no word of what was searched for', () => {
  expect(alertNote('Second Gear', 1, '/my-garage').body).toBe('News of a car you asked about.')
  expect(alertNote('Second Gear', 12, '/my-garage').body).toBe('News of 12 cars you asked about.')
})
