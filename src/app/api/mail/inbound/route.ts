import { logFailure } from '@/src/actions/leads/logFailure'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { MAIL_MAX_BYTES } from '@/src/domain/bodyLimits'
import { env } from '@/src/env'
import { takeMail } from '@/src/jobs/leads/inbound/takeMail'
import { isSigned } from '@/src/payload/auth/webhookSignature'
import { apiError } from '@/src/payload/http/apiError'
import { readBody } from '@/src/payload/http/requestBody'

/**
 * `POST /api/mail/inbound`: a mail server hands over a raw mail to the address of a lead (CRM-04). `X-Signature` signs the body with
 * INBOUND_MAIL_SECRET, as our own webhooks are signed. A repetition is answered as the first was, and does nothing.
 */
export const POST = async (request: Request): Promise<Response> => {
  const { INBOUND_MAIL_SECRET: secret } = env()
  if (secret === undefined)
    return apiError(503, 'not_configured', 'No mail is taken here: INBOUND_MAIL_SECRET is not set.')
  const type = request.headers.get('content-type') ?? ''
  if (!/^message\/rfc822\b/i.test(type))
    return apiError(415, 'unsupported_type', 'Send the raw mail, with Content-Type: message/rfc822.')
  const body = await readBody(request, MAIL_MAX_BYTES)
  if (body instanceof Response) return body
  const raw = new Uint8Array(body ?? new ArrayBuffer(0))
  if (!isSigned(request.headers.get('x-signature') ?? '', secret, raw, Date.now() / 1000))
    return apiError(401, 'unsigned', 'X-Signature does not sign this body with the secret.')
  try {
    const outcome = await takeMail(await payloadClient(), raw)
    if (outcome === 'unknown') return apiError(404, 'not_found', 'This mail is for no lead.')
    return Response.json({ success: true, outcome }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    await logFailure('A mail about a lead could not be stored.', error)
    return apiError(500, 'not_stored', 'The mail could not be stored. Send it again later.')
  }
}
