import { createLocalReq, type Payload } from 'payload'
import { reservationNumber } from '@/src/domain/checkout/depositWords'
import { signedAt } from '@/src/domain/checkout/signature'
import { orderMail } from '@/src/domain/mail/orderMail'
import { orderOf } from '@/src/payload/payments/orders'
import { reservationPath } from '@/src/payload/payments/reservationPath'
import { findReservation } from '@/src/payload/payments/reservations'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'
import { sendPrivately } from '../leads/sendPrivately'

/** Mails the buyer the signed order; nothing after the buyer was erased. */
export const mailOrder = async (payload: Payload, id: string): Promise<void> => {
  const req = await createLocalReq({}, payload)
  const reservation = await findReservation(req, id)
  const order = await orderOf(req, id)
  if (!reservation?.lead || !order) return
  const lead = await payload.findByID({
    collection: 'leads',
    id: reservation.lead,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const from = await dealershipLetterhead(payload, reservation.tenant)
  if (!lead?.email || lead.erased_at || !from) return
  const { look } = from
  const mail = orderMail({
    look,
    number: reservationNumber(id),
    parts: order.parts,
    name: order.name,
    signed: signedAt(order.at),
    hash: order.hash,
    href: `${look.origin}${reservationPath(id, payload.secret)}`,
  })
  await sendPrivately(payload, look, { ...mail, to: lead.email, replyTo: null, messageId: `<order-${id}@forecourt>` })
}
