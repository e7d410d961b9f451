import { passkeySite } from '@/src/app/api/shopper/passkeys/passkeySite'
import { newChallenge } from '@/src/payload/sql/passkeys'
import { usingOptions } from '@/src/services/passkeys/passkeys'
import { withVisitor } from '../../../withShopper'
import { signInTries } from '../signInTries'

/** `POST /api/shopper/sign-in/passkey/options`: what the browser needs to sign in by a passkey. It names no account (WAT-15). */
export const POST = (request: Request): Promise<Response> =>
  withVisitor(request, signInTries, async ({ req, site }) => {
    const challenge = await newChallenge(req, { tenant: site.id, shopper: null })
    const options = await usingOptions(passkeySite(request), challenge)
    return Response.json({ success: true, options }, { headers: { 'cache-control': 'no-store' } })
  })
