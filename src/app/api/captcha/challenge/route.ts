import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { captchaOf } from '@/src/domain/captcha/captchaOf'
import { apiError } from '@/src/payload/http/apiError'
import { newPuzzle } from '@/src/services/captcha/proofOfWork'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'

/** A form needs one; many people may share an address. */
const asks = createVisitorLimit({ client: { burst: 60, perSecond: 0.5 }, tenant: { burst: 1000, perSecond: 50 } })

/**
 * `GET /api/captcha/challenge`: a puzzle of the built-in captcha for this host's site (LEA-37). The browser asks for it when
 * a visitor first uses a form: pages are cached, and each challenge is accepted once.
 */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (captchaOf(site.settings.forms)?.provider !== 'builtin')
      return apiError(404, 'no_captcha', 'The forms of this website ask for no such proof.')
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many challenges asked for. Please wait a moment.')
    const { secret } = await payloadClient()
    const { challenge, bits, validSeconds } = newPuzzle({ tenantId: site.id, secret, now: new Date() })
    const answer = { success: true, challenge, bits, valid_seconds: validSeconds }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  })
