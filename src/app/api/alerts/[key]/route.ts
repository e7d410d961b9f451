import { createLocalReq } from 'payload'
import { z } from 'zod'
import { logFailure } from '@/src/actions/leads/logFailure'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { readAlertKey } from '@/src/payload/auth/alertKey'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { stopReminders } from '@/src/payload/sql/ownVehicles'
import { startSearch, stopSearches } from '@/src/payload/sql/savedSearches'
import { withCarSite } from '../../cars/withCarSite'
import { seeOther } from '../../shopper/withShopper'

interface Context {
  params: Promise<{ key: string }>
}

const form = z.union([
  // What a mail program sends at one press (RFC 8058).
  z.object({ 'List-Unsubscribe': z.literal('One-Click') }).transform(() => ({ act: 'one-click' as const })),
  z.object({ act: z.enum(['stop-all', 'stop-reminders']) }),
  z.object({ act: z.enum(['start', 'stop']), search: z.uuid() }),
])

/**
 * `POST /api/alerts/{key}` of a mail: `List-Unsubscribe=One-Click`, or a form of its page: `act` start, stop, stop-all or
 * stop-reminders, `search`. With `?only=reminders` the one click stops the reminders of own vehicles and nothing else.
 * The key is the right, so it may come from anywhere: mail programs send no origin. At once, and without a sign-in (LAW-07).
 */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    const { key } = await params
    const payload = await payloadClient()
    const claims = readAlertKey(key, site.id, payload.secret)
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    const parsed = form.safeParse(sent.form && Object.fromEntries(sent.form))
    if (!claims) return apiError(404, 'unknown_key', 'This link is not one of ours.')
    if (!parsed.success) return apiError(400, 'invalid_request', 'The form must say what to start or stop.')
    try {
      const req = await createLocalReq({}, payload)
      const owner = { ...claims, shopper: null }
      const { data } = parsed
      const only = new URL(request.url).searchParams.get('only')
      const isOfVehicles = data.act === 'stop-reminders' || (data.act === 'one-click' && only === 'reminders')
      if (data.act === 'start') await startSearch(req, owner, data.search)
      else if (!isOfVehicles) await stopSearches(req, owner, data.act === 'stop' ? data.search : null)
      if (isOfVehicles || data.act === 'stop-all') await stopReminders(req, claims)
      return data.act === 'one-click' ? new Response(null, { status: 200 }) : seeOther(`/alerts/${key}`)
    } catch (error) {
      await logFailure('An alert could not be changed.', error)
      return apiError(500, 'failed', 'That did not work. Please try again in a moment.')
    }
  })

/** Mail programs without the one press open the address: it leads to the page that asks for one. */
export const GET = async (_: Request, { params }: Context): Promise<Response> =>
  seeOther(`/alerts/${encodeURIComponent((await params).key)}`)
