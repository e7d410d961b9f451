import { z } from 'zod'
import { tenantOfHost } from '@/src/data/site/tenantOfHost'
import { apiError } from '@/src/payload/http/apiError'

export const dynamic = 'force-dynamic'

const questionSchema = z.object({ domain: z.hostname().max(253) })

const noStore = { headers: { 'cache-control': 'no-store' } }

/**
 * `GET /api/internal/domain?domain=`: Caddy calls it before it requests a certificate (edge/Caddyfile). 200 for the
 * platform's host and every address of a live dealership, 404 for any other, 400 for an invalid host name. Answered
 * from the in-memory list of hosts, so that a flood of names costs at most one query a second. The edge refuses it from
 * outside.
 */
export const GET = async (request: Request): Promise<Response> => {
  const question = questionSchema.safeParse({ domain: new URL(request.url).searchParams.get('domain') })
  if (!question.success) return apiError(400, 'invalid_request', 'Ask with ?domain= and a host name.')
  const { kind } = await tenantOfHost(question.data.domain)
  if (kind === 'unknown') return apiError(404, 'unknown_domain', 'No dealership has this address.')
  return Response.json({ success: true }, noStore)
}
