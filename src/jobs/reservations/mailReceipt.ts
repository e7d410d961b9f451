import { createLocalReq, type Payload } from 'payload'
import { receiptMail } from '@/src/domain/mail/receiptMail'
import { invoicePath } from '@/src/payload/payments/invoicePath'
import { findRequest } from '@/src/payload/payments/paymentRequests'
import type { Providers } from '@/src/payload/payments/settlePayment'
import { dealershipZone } from '@/tenants/dealershipZone'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'
import { sendPrivately } from '../leads/sendPrivately'

/** Mails the receipt of a paid invoice as it is now: with what was given back, if anything was. */
export const mailReceipt = async (payload: Payload, id: string, providers: Providers): Promise<void> => {
  const req = await createLocalReq({}, payload)
  const request = await findRequest(req, id)
  const from = request && (await dealershipLetterhead(payload, request.tenant))
  if (!request?.paidAt || !from) return
  const { look } = from
  const mail = receiptMail({
    look,
    request: { ...request, paidAt: request.paidAt },
    zone: await dealershipZone(req, request.tenant),
    sandbox: providers(request.provider ?? '')?.sandbox ?? false,
    href: `${look.origin}${invoicePath(request.id, payload.secret)}`,
  })
  await sendPrivately(payload, look, {
    ...mail,
    to: request.email,
    replyTo: null,
    messageId: `<receipt-${request.id}-${request.refundedCents}@forecourt>`,
  })
}
