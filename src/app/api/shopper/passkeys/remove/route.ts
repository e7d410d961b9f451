import { z } from 'zod'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { removePasskey } from '@/src/payload/sql/passkeys'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther, withShopper } from '../../withShopper'

const schema = z.object({ passkey: z.uuid() })

/** `POST /api/shopper/passkeys/remove` with `passkey`, a form: forgets one of the shopper's own passkeys. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    const parsed = schema.safeParse(sent.form && Object.fromEntries(sent.form))
    if (!parsed.success) return apiError(400, 'invalid_request', 'The form must name a passkey.')
    await removePasskey(req, session.shopper, parsed.data.passkey)
    return seeOther(`${accountPaths(site).garage}#sessions`)
  })
