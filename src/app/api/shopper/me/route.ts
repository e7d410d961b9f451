import { NextResponse } from 'next/server'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import type { AccountAnswer } from '@/src/domain/shopper/account/watchlist'
import { apiError } from '@/src/payload/http/apiError'
import { findSession, prolongSession } from '@/src/payload/sql/shopperSessions'
import { watchedCars } from '@/src/payload/sql/watchlist'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { sessionCookies, sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { withCarSite } from '../../cars/withCarSite'

/** Once a page, by who is signed in. */
const asks = createVisitorLimit({ client: { burst: 60, perSecond: 1 }, tenant: { burst: 1200, perSecond: 120 } })

const HEADERS = { 'cache-control': 'private, no-store' }
const NOBODY: AccountAnswer = { shopper: null, watchlist: [] }

/**
 * `GET /api/shopper/me`: who is signed in on this site, with the saved cars: `{ success, shopper, watchlist }` (TEN-08). What
 * cached pages know of their visitor, they know from here. Puts the end of the session off.
 */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many requests. Please wait a moment.')
    const token = sessionTokenIn(request.headers)
    const answer = (body: AccountAnswer) => NextResponse.json({ success: true, ...body }, { headers: HEADERS })
    if (!token) return answer(NOBODY)
    const req = await createLocalReq({}, await payloadClient())
    const session = await findSession(req, site.id, token)
    if (!session) {
      const over = answer(NOBODY)
      for (const cookie of sessionCookies('')) over.cookies.set(cookie)
      return over
    }
    const { shopper, phone, name } = session
    const known = answer({ shopper: { id: shopper, phone, name }, watchlist: await watchedCars(req, shopper) })
    if (await prolongSession(req, session.id)) for (const cookie of sessionCookies(token)) known.cookies.set(cookie)
    return known
  })
