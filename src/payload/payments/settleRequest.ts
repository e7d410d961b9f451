import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { PaymentKey, PaymentProvider, PaymentState } from '@/src/domain/checkout/PaymentProvider'
import { enqueueReceipt } from '@/src/jobs/reservations/enqueueReceipt'
import {
  beginAttempt,
  confirmRequest,
  findRequest,
  noteRequestReference,
  noteRequestRefund,
  type PaymentRequest,
  releaseRequest,
} from './paymentRequests'
import { beginPayment, type PaymentBook, type Providers, type SettledPayment, settlePayment } from './settlePayment'

const keyOf = ({ id, key, account, reference }: PaymentRequest): PaymentKey => ({ key: key ?? id, account, reference })

/** Each change once; the receipt is queued in the transaction that notes the payment or the refund. */
const record = async (req: PayloadRequest, request: PaymentRequest, found: PaymentState): Promise<void> => {
  if (found.kind === 'open') return noteRequestReference(req, request, found.reference)
  if (found.kind === 'unpaid') return void (await releaseRequest(req, request))
  const changed =
    found.kind === 'paid'
      ? await confirmRequest(req, request, found.reference)
      : await noteRequestRefund(req, request, request.cents)
  if (changed) await enqueueReceipt(req, changed.id)
}

const requestBook: PaymentBook<PaymentRequest> = {
  read: findRequest,
  keyOf,
  isWanted: ({ state, isOver }) => state === 'open' && !isOver,
  isBeginning: ({ isBeginning }) => isBeginning,
  record,
  owed: ({ key, id, refundCents, refundedCents }) => ({
    cents: refundCents - refundedCents,
    key: `${key ?? id}_${refundCents}`,
  }),
  noteRefund: async (req, request) => {
    const changed = await noteRequestRefund(req, request, request.refundCents)
    if (changed) await enqueueReceipt(req, changed.id)
  },
}

/**
 * Brings an invoice's payment in line with what the payment company knows; null: there is no such invoice.
 *
 * @param id of the invoice, or the key of its payment
 */
export const settleRequest = async (
  payload: Payload,
  id: string,
  providers: Providers,
  { isLeft = false }: { isLeft?: boolean } = {},
): Promise<SettledPayment<PaymentRequest> | null> => {
  const request = await findRequest(await createLocalReq({}, payload), id)
  return request && settlePayment(payload, requestBook, request, { providers, isLeft })
}

interface InvoicePayment {
  provider: PaymentProvider
  account: string | null
  dealership: string
  returnUrl: string
}

/**
 * Pays an invoice: the attempt is stored before the payment company is asked. Null: it is being paid, or there is nothing to pay.
 *
 * @throws when it is not known whether something was paid
 */
export const payRequest = async (
  payload: Payload,
  id: string,
  { provider, account, dealership, returnUrl }: InvoicePayment,
): Promise<SettledPayment<PaymentRequest> | null> => {
  const req = await createLocalReq({}, payload)
  const request = await beginAttempt(req, id, { provider: provider.name, account })
  if (!request) return null
  const charge = {
    ...keyOf(request),
    amountCents: request.cents,
    description: `${request.number}, ${dealership}`,
    email: request.email,
    returnUrl,
    payBy: new Date(request.payBy ?? Date.now()),
  }
  return beginPayment(payload, requestBook, request, { provider, charge })
}
