import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** 132 bits: not to be guessed. */
const SIGNATURE_CHARACTERS = 22

const signatureOf = (id: string, secret: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'shared watchlist v1', 32))
  return createHmac('sha256', key).update(id).digest('base64url').slice(0, SIGNATURE_CHARACTERS)
}

/** The key in the address of a shared list: the row's id and a signature, so that a copy of the table opens no list. */
export const shareKey = (id: string, secret: string): string => `${id}.${signatureOf(id, secret)}`

/** The row's id of a genuine key; null otherwise. */
export const readShareKey = (key: string, secret: string): string | null => {
  const [id = '', signature = '', ...rest] = key.split('.')
  if (!UUID.test(id) || rest.length > 0) return null
  const wanted = Buffer.from(signatureOf(id, secret))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}
