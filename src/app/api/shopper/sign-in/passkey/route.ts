import { NextResponse } from 'next/server'
import { passkeySite } from '@/src/app/api/shopper/passkeys/passkeySite'
import { deviceName } from '@/src/domain/shopper/signIn/shopperSession'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { findPasskey, passkeyUsed, takeChallenge } from '@/src/payload/sql/passkeys'
import { endSession, startSession } from '@/src/payload/sql/shopperSessions'
import { checkUsed, usedPasskeySchema } from '@/src/services/passkeys/passkeys'
import { sessionCookies, sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { withVisitor } from '../../withShopper'
import { signInTries } from './signInTries'

/** One answer for everything that is wrong, so that nobody learns which passkeys exist. */
const refused = () => apiError(401, 'unknown_passkey', 'This passkey is not known here. Please sign in with a code.')

/**
 * `POST /api/shopper/sign-in/passkey` with what the browser signed: starts a session of the passkey's account. The session
 * the browser came with ends, whoever's it was (no fixation), as with a code.
 */
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
    await passkeyUsed(req, key.id, counter)
    const old = sessionTokenIn(request.headers)
    if (old) await endSession(req, old)
    const device = deviceName(request.headers.get('user-agent') ?? '')
    const token = await startSession(req, { tenant: site.id, shopper: key.shopper, device })
    const answer = NextResponse.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
    for (const cookie of sessionCookies(token)) answer.cookies.set(cookie)
    return answer
  })
