import { orderFile } from '@/src/documents/orderFile'
import { apiError } from '@/src/payload/http/apiError'
import type { SignedOrder } from '@/src/payload/payments/orders'
import type { Site } from '@/tenants/Site'
import { pdfAnswer } from '../pdfAnswer'

/** A signed order as a download; 404 for none. */
export const orderAnswer = async (order: SignedOrder | null, site: Site | null): Promise<Response> =>
  order && site
    ? pdfAnswer('order.pdf', orderFile(order, site))
    : apiError(404, 'not_found', 'There is no signed order here.')
