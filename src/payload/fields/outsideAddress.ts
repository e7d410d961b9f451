import { z } from 'zod'
import { env } from '@/src/env'

const WEBHOOK = 'Give a public https:// address, without a user name or a port of its own.'

/** A name of the public internet: no IP address, and none that only a local network knows. */
const isPublicName = (hostname: string): boolean =>
  /^(?=.*[a-z])[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(hostname) &&
  !/\.(local|localhost|internal|lan|home|arpa)$/.test(hostname)

/**
 * Checks the address of a webhook when it is saved: public https. What the name resolves to is checked at every
 * request. Addresses of PHOTO_FETCH_ALLOW pass, for tests and development.
 */
export const webhookAddress = (value: unknown): true | string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return WEBHOOK
  const { protocol, host, hostname, port, username, password } = new URL(value)
  if (env().PHOTO_FETCH_ALLOW.includes(host)) return true
  const isFine = protocol === 'https:' && port === '' && username === '' && password === '' && isPublicName(hostname)
  return isFine || WEBHOOK
}

export const mailAddress = (value: unknown): true | string =>
  z.email().safeParse(value).success || 'Give an e-mail address.'
