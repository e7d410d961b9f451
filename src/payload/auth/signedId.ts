import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** 132 bits: not to be guessed. */
const SIGNATURE_CHARACTERS = 22

const signatureOf = (purpose: string, id: string, secret: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'forecourt', purpose, 32))
  return createHmac('sha256', key).update(id).digest('base64url').slice(0, SIGNATURE_CHARACTERS)
}

/** A row's id for an address, with a signature for one purpose: a copy of the table opens nothing. */
export const signId = (purpose: string, id: string, secret: string): string =>
  `${id}.${signatureOf(purpose, id, secret)}`

/** The row's id of a text signed for this purpose; null otherwise. */
export const readSignedId = (purpose: string, key: string, secret: string): string | null => {
  const [id = '', signature = '', ...rest] = key.split('.')
  if (!UUID.test(id) || rest.length > 0) return null
  const wanted = Buffer.from(signatureOf(purpose, id, secret))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}
