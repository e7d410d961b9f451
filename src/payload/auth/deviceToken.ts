import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** Cookie of a browser that has signed in to an account before. It proves nothing else. */
export const DEVICE_COOKIE = 'staff-device'
/** Half a year, in seconds. */
export const DEVICE_SECONDS = 182 * 24 * 3600

const sign = (account: string, id: string, secret: string): Buffer =>
  createHmac('sha256', `device:${secret}`).update(`${account}\n${id}`).digest()

/** What a browser is given after signing in to an account. */
export const createDeviceToken = (account: string, secret: string): string => {
  const id = randomUUID()
  return `${id}.${sign(account, id, secret).toString('base64url')}`
}

/** The browser id in a valid token of this account; null when the browser has not signed in to this account before. */
export const readDeviceToken = (token: string, account: string, secret: string): string | null => {
  const [id = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(account, id, secret)
  if (rest.length > 0 || given.length !== expected.length) return null
  return timingSafeEqual(given, expected) ? id : null
}
