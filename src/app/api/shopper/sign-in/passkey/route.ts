import { NextResponse } from 'next/server'
import { beginSession } from '@/src/actions/shopper/beginSession'
import { passkeySite } from '@/src/app/api/shopper/passkeys/passkeySite'
import { deviceName } from '@/src/domain/shopper/signIn/shopperSession'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { findPasskey, passkeyUsed, takeChallenge } from '@/src/payload/sql/passkeys'
import { checkUsed, usedPasskeySchema } from '@/src/services/passkeys/passkeys'
import { applicationTokenIn, sessionCookies, sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { withVisitor } from '../../withShopper'
import { signInTries } from './signInTries'

/** One answer for everything that is wrong, so that it does not tell which passkeys exist. */
const refused = () => apiError(401, 'unknown_passkey', 'This passkey is not known here. Please sign in with a code.')

/** `POST /api/shopper/sign-in/passkey` with what the browser signed: signs in to the passkey's account, as with a code. */
export const POST = (request: Request): Promise<Response> =>
  withVisitor(request, signInTries, async ({ req, site }) => {
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const parsed = usedPasskeySchema.safeParse(sent.json)
    if (!parsed.success) return apiError(400, 'invalid_request', 'That is not a passkey.')
    const key = await findPasskey(req, site.id, parsed.data.id)
    if (!key) return refused()
    const isChallenge = (challenge: string) => takeChallenge(req, { tenant: site.id, shopper: null, challenge })
    const counter = await checkUsed(passkeySite(request), parsed.data, key, isChallenge)
    if (counter === null) return refused()
    const { headers } = request
    const token = await inTransaction(req, async () => {
      await passkeyUsed(req, key.id, counter)
      return beginSession(req, {
        tenant: site.id,
        shopper: key.shopper,
        device: deviceName(headers.get('user-agent') ?? ''),
        token: sessionTokenIn(headers),
        application: applicationTokenIn(headers),
      })
    })
    const answer = NextResponse.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
    for (const cookie of sessionCookies(token)) answer.cookies.set(cookie)
    return answer
  })
