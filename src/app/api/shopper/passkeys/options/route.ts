import { newChallenge, passkeysOf } from '@/src/payload/sql/passkeys'
import { makingOptions } from '@/src/services/passkeys/passkeys'
import { withShopper } from '../../withShopper'
import { passkeySite } from '../passkeySite'

/** `POST /api/shopper/passkeys/options`: what the browser needs to make a passkey for the signed-in account (WAT-15). */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const at = passkeySite(request)
    const [known, challenge] = await Promise.all([
      passkeysOf(req, session.shopper),
      newChallenge(req, { tenant: site.id, shopper: session.shopper }),
    ])
    const options = await makingOptions(at, {
      siteName: site.name,
      id: session.shopper,
      name: session.email || session.phone,
      challenge,
      known: known.filter(({ host }) => host === at.host).map(({ credential }) => credential),
    })
    return Response.json({ success: true, options }, { headers: { 'cache-control': 'no-store' } })
  })
