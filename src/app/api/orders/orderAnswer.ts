import { BrochureBusyError } from '@/src/documents/brochurePool'
import { orderFile } from '@/src/documents/orderFile'
import { apiError } from '@/src/payload/http/apiError'
import type { SignedOrder } from '@/src/payload/payments/orders'
import type { Site } from '@/tenants/Site'

const busy = (error: unknown): Response => {
  if (!(error instanceof BrochureBusyError)) throw error
  const answer = apiError(503, 'busy', 'Many files are being made right now. Please try again in a few seconds.')
  answer.headers.set('retry-after', '3')
  return answer
}

/** A signed order as a download, which no cache stores; 404 for none, 503 with Retry-After while too many files are being made. */
export const orderAnswer = async (order: SignedOrder | null, site: Site | null): Promise<Response> => {
  if (!order || !site) return apiError(404, 'not_found', 'There is no signed order here.')
  const pdf = await orderFile(order, site).catch(busy)
  if (pdf instanceof Response) return pdf
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="order.pdf"',
      'cache-control': 'private, no-store',
    },
  })
}
