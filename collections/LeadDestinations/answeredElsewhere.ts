import type { Endpoint } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { isSigned } from '@/src/payload/auth/webhookSignature'
import { noteActivity, stopClock } from '@/src/payload/leads/noteActivity'

const MOST_CHARACTERS = 5000

const bodySchema = z.object({
  lead_id: z.uuid(),
  /** When the shopper was answered; missing: now. */
  answered_at: z.iso.datetime({ offset: true }).optional(),
  who: z
    .string()
    .regex(/^[^\0]*$/)
    .trim()
    .max(200)
    .default(''),
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * `POST /api/lead-destinations/:id/answered`: by this a CRM tells that its staff answered a lead, which stops the lead's
 * clock (CRM-04). Signed with the destination's secret as our own webhooks are; only for leads it was sent.
 */
export const answeredElsewhere: Endpoint = {
  path: '/:id/answered',
  method: 'post',
  handler: async (req) => {
    const id = z.uuid().safeParse(req.routeParams?.id)
    const text = (await req.text?.()) ?? ''
    const quiet = { depth: 0, overrideAccess: true, disableErrors: true, req } as const
    const found = id.success && (await req.payload.findByID({ collection: 'lead-destinations', id: id.data, ...quiet }))
    const secret = found ? (found.secret_stored ?? '') : ''
    const header = req.headers.get('x-signature') ?? ''
    const isTrue = secret !== '' && text.length <= MOST_CHARACTERS && isSigned(header, secret, text, Date.now() / 1000)
    if (!found || !isTrue) return apiError(401, 'unsigned', 'X-Signature does not sign this body with the secret.')
    const body = bodySchema.safeParse(parsed(text))
    if (!body.success)
      return apiError(
        400,
        'invalid',
        'Give lead_id, answered_at as an ISO time with its offset, and who without the character NUL.',
      )
    const { lead_id: lead, answered_at: at, who } = body.data
    const { totalDocs } = await req.payload.count({
      collection: 'lead-deliveries',
      where: { and: [{ lead: { equals: lead } }, { destination: { equals: found.id } }] },
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) return apiError(404, 'not_found', 'This destination was sent no such lead.')
    await inTransaction(req, async () => {
      await stopClock(req, lead, at ? new Date(at) : new Date())
      const words = [found.name, who].filter(Boolean).join(': ')
      await noteActivity(req, { tenant: relationId(found.tenant) ?? '', lead, kind: 'answered', text: words })
    })
    return Response.json({ success: true })
  },
}
