import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { readInvoiceKey } from '@/src/payload/payments/invoicePath'
import { findRequest, type PaymentRequest } from '@/src/payload/payments/paymentRequests'
import { settleRequest } from '@/src/payload/payments/settleRequest'
import { depositProvider, providerNamed } from '@/src/services/payments/depositProvider'
import type { Site } from '@/tenants/Site'

export interface ShownInvoice {
  request: PaymentRequest
  /** The payment company's page; null: there is nothing to pay there. */
  payUrl: string | null
  sandbox: boolean
}

/** The invoice behind a page's key, as the payment company knows it; null when it is none of this site (TEN-15). */
export const invoiceOf = async (site: Pick<Site, 'id'>, key: string, isLeft: boolean): Promise<ShownInvoice | null> => {
  const payload = await payloadClient()
  const id = readInvoiceKey(decodeURIComponent(key), payload.secret)
  const stored = id && (await findRequest(await createLocalReq({}, payload), id))
  if (!stored || stored.tenant !== site.id) return null
  const provider = stored.provider === null ? depositProvider() : providerNamed(stored.provider)
  const asItIs = { payment: stored, found: null }
  const isMoving = stored.deposit === 'pending' || stored.deposit === 'refund_due'
  const { payment, found } = isMoving
    ? await settleRequest(payload, stored.id, providerNamed, { isLeft }).then(
        (after) => after ?? asItIs,
        (error: unknown) => {
          payload.logger.error({ err: error }, `Invoice ${stored.id} could not be settled; it is tried again.`)
          return asItIs
        },
      )
    : asItIs
  return {
    request: payment,
    payUrl: payment.deposit === 'pending' && found?.kind === 'open' ? found.payUrl : null,
    sandbox: provider?.sandbox ?? false,
  }
}
