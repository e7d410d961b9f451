import { z } from 'zod'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { endSessionsOf } from '@/src/payload/sql/shopperSessions'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther, withShopper } from '../../withShopper'

const schema = z.object({ session: z.uuid() })

/** `POST /api/shopper/sessions/end` with `session`, a form: ends one of the shopper's own sessions. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    const parsed = schema.safeParse(sent.form && Object.fromEntries(sent.form))
    if (!parsed.success) return apiError(400, 'invalid_request', 'The form must name a session.')
    await endSessionsOf(req, session.shopper, parsed.data.session)
    return seeOther(`${accountPaths(site).garage}#sessions`)
  })
