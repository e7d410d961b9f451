'use server'

import { redirect } from 'next/navigation'
import { createLocalReq, type Payload } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { reservationNumber } from '@/src/domain/checkout/depositWords'
import { ORDER_CONSENT, orderFormSchema } from '@/src/domain/checkout/orderForm'
import { enqueueOrderMail } from '@/src/jobs/reservations/enqueueOrderMail'
import { noteActivity } from '@/src/payload/leads/noteActivity'
import { keepOrder, orderHash, orderOf } from '@/src/payload/payments/orders'
import { readReservationKey, reservationPath } from '@/src/payload/payments/reservationPath'
import { findReservation } from '@/src/payload/payments/reservations'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import type { Site } from '@/tenants/Site'
import type { FormState } from './FormState'
import { takeForm } from './leads/takeForm'
import { boughtOf } from './reservations/boughtOf'
import { orderOfReservation } from './reservations/orderOfReservation'

const GONE = 'This order cannot be signed any more: its reservation has ended. Please call us.'
const CHANGED = 'The order has changed since this page was opened. Please reload the page and read it again.'

/** Keeps the order with its signature, notes it on the lead and queues the buyer's copy, all of it or nothing. Null when it is signed, by this press or before. */
const sign = async (payload: Payload, site: Site, id: string, { shown, name }: { shown: string; name: string }) => {
  const req = await createLocalReq({}, payload)
  const reservation = await findReservation(req, id)
  if (!reservation || reservation.lead === null || !site.memberIds.includes(reservation.tenant)) return GONE
  if (await orderOf(req, id)) return null
  const parts = orderOfReservation(site, { reservation, ...(await boughtOf(req, site, reservation)) })
  if (!parts) return GONE
  if (orderHash(parts) !== shown) return CHANGED
  const agreed = [...parts, { title: 'Agreement', rows: [], text: ORDER_CONSENT }]
  const { lead: leadId, tenant } = reservation
  await inTransaction(req, async () => {
    if (!(await keepOrder(req, id, { parts: agreed, name }))) return
    const text = `Order ${reservationNumber(id)}`
    await noteActivity(req, { tenant, lead: leadId, kind: 'signed', text })
    await enqueueOrderMail(req, id)
  })
  return null
}

/** Signs the order of a purchase by a typed name (BUY-07): once, and only the order that was shown. */
export const signOrder = async (_: FormState, form: FormData): Promise<FormState> => {
  let path: string | null = null
  const state = await takeForm(form, {
    name: 'Order',
    counts: { as: 'step', address: ({ key }) => key },
    schema: () => orderFormSchema,
    act: async (site, { key, shown, signature }) => {
      const payload = await payloadClient()
      const id = readReservationKey(key, payload.secret)
      const message = id ? await sign(payload, site, id, { shown, name: signature }) : GONE
      if (!id || message !== null) return { kind: 'failed', message: message ?? GONE }
      path = reservationPath(id, payload.secret)
      return { kind: 'sent', reference: id }
    },
  })
  if (path !== null) redirect(path)
  return state
}
