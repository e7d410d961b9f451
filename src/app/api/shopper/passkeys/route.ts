import { deviceName } from '@/src/domain/shopper/signIn/shopperSession'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { addPasskey, MOST_PASSKEYS, takeChallenge } from '@/src/payload/sql/passkeys'
import { checkMade, madePasskeySchema } from '@/src/services/passkeys/passkeys'
import { withShopper } from '../withShopper'
import { passkeySite } from './passkeySite'

/** `POST /api/shopper/passkeys` with what the browser made: keeps the passkey's public key for the signed-in account. */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const parsed = madePasskeySchema.safeParse(sent.json)
    if (!parsed.success) return apiError(400, 'invalid_request', 'That is not a passkey.')
    const at = passkeySite(request)
    const { shopper } = session
    const isChallenge = (challenge: string) => takeChallenge(req, { tenant: site.id, shopper, challenge })
    const made = await checkMade(at, parsed.data, isChallenge)
    if (!made) return apiError(400, 'invalid_passkey', 'The passkey could not be checked. Please try again.')
    const device = deviceName(request.headers.get('user-agent') ?? '')
    const isKept = await addPasskey(req, { tenant: site.id, shopper, host: at.host, device, ...made })
    return isKept
      ? Response.json({ success: true })
      : apiError(409, 'full', `This passkey is known already, or there are ${MOST_PASSKEYS} already.`)
  })
