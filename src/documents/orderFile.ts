import type { SignedOrder } from '@/src/payload/payments/orders'
import { signedAt } from '@/src/domain/checkout/signedAt'
import type { Site } from '@/tenants/Site'
import { apiError } from '@/src/payload/http/apiError'
import { BrochureBusyError, brochurePool } from './brochurePool'

const busy = (error: unknown): Response => {
  if (!(error instanceof BrochureBusyError)) throw error
  const answer = apiError(503, 'busy', 'Many files are being made right now. Please try again in a few seconds.')
  answer.headers.set('retry-after', '3')
  return answer
}

/** A signed order as a download: private, never stored by a cache. 503 with Retry-After while too many files are being made. */
export const orderFile = async (
  order: SignedOrder,
  { name, theme }: Pick<Site, 'name' | 'theme'>,
): Promise<Response> => {
  const { parts, name: signature, at, hash } = order
  const job = { order: { parts, name: signature, signedAt: signedAt(at), hash }, dealership: name, theme }
  const pdf = await brochurePool().render(job).catch(busy)
  if (pdf instanceof Response) return pdf
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="order.pdf"',
      'cache-control': 'private, no-store',
    },
  })
}
