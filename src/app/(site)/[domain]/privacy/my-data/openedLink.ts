import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import {
  PERSON_COOKIE,
  PERSON_MINUTES,
  PERSON_PATH,
  type PersonClaims,
  readPersonToken,
} from '@/src/payload/auth/personToken'
import type { Person } from '@/src/payload/person/Person'
import { isSpent } from '@/src/payload/person/spendLink'
import { env } from '@/src/env'
import type { Site } from '@/tenants/Site'

export interface OpenedLink {
  req: PayloadRequest
  claims: PersonClaims
  person: Person
}

/** What a mailed link opens on this site; null when it is no link of this site, has expired, or has deleted already. */
export const openedLink = async (site: Pick<Site, 'id'>, token: string | undefined): Promise<OpenedLink | null> => {
  if (!token) return null
  const payload = await payloadClient()
  const claims = readPersonToken(token, payload.secret, Math.floor(Date.now() / 1000))
  if (claims?.tenant !== site.id) return null
  const req = await createLocalReq({}, payload)
  return (await isSpent(req, claims)) ? null : { req, claims, person: claims.person }
}

const SECRET_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Keeps the link's key in a cookie, so that the addresses of the pages do not contain it; '' deletes the cookie. */
const cookieOf = (token: string): string =>
  [
    `${PERSON_COOKIE}=${token}`,
    `Path=${PERSON_PATH}`,
    `Max-Age=${token === '' ? 0 : PERSON_MINUTES * 60}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(env().PUBLIC_SCHEME === 'https' ? ['Secure'] : []),
  ].join('; ')

/** On to a page of these, with or without the link. */
export const onTo = (page: 'held' | 'erased', token?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      ...SECRET_HEADERS,
      location: `${PERSON_PATH}/${page}`,
      ...(token === undefined ? {} : { 'set-cookie': cookieOf(token) }),
    },
  })

/** The link's key in a request's cookies. */
export const keyOf = (request: Request): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${PERSON_COOKIE}=`))
    ?.slice(PERSON_COOKIE.length + 1)

export const personalHeaders = SECRET_HEADERS
