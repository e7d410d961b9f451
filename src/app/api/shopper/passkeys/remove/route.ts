import { z } from 'zod'
import { removePasskey } from '@/src/payload/sql/passkeys'
import { withShopperForm } from '../../withShopper'

const form = { schema: z.object({ passkey: z.uuid() }), problem: 'The form must name a passkey.' }

/** `POST /api/shopper/passkeys/remove` with `passkey`, a form: forgets one of the shopper's own passkeys. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopperForm(request, form, async ({ req, session }, { passkey }) => {
    await removePasskey(req, session.shopper, passkey)
    return '#sessions'
  })
