import { pushSubscriptionSchema } from '@/src/domain/shopper/push/pushSubscription'
import { env } from '@/src/env'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { deletePush, savePush } from '@/src/payload/sql/pushSubscriptions'
import { localPushServices } from '@/src/services/push/localPushServices'
import { withShopper } from '../withShopper'

const done = (): Response => Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })

/** `POST /api/shopper/push` with the browser's subscription: this session's browser gets the day's message too (ALRT-01). */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, session }) => {
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const parsed = pushSubscriptionSchema(localPushServices(env())).safeParse(sent.json)
    if (!parsed.success)
      return apiError(400, 'invalid_request', 'That is not a subscription of a push service we know.')
    // The messages are those of saved searches, which need an address.
    if (session.email === '') return apiError(403, 'email_needed', 'Please add your e-mail address first.')
    await savePush(req, session.id, parsed.data)
    return done()
  })

/** `DELETE /api/shopper/push`: this session's browser gets no more. */
export const DELETE = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, session }) => {
    await deletePush(req, session.id)
    return done()
  })
