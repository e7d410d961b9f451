import { z } from 'zod'
import { endSessionsOf } from '@/src/payload/sql/shopperSessions'
import { withShopperForm } from '../../withShopper'

const form = { schema: z.object({ session: z.uuid() }), problem: 'The form must name a session.' }

/** `POST /api/shopper/sessions/end` with `session`, a form: ends one of the shopper's own sessions. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopperForm(request, form, async ({ req, session: own }, { session }) => {
    await endSessionsOf(req, own.shopper, session)
    return '#sessions'
  })
