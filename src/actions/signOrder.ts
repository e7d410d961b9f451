'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { createLocalReq, type Payload } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { sellingSite } from '@/src/data/site/sellingSite'
import { reservationNumber } from '@/src/domain/checkout/depositWords'
import { type OrderForm, orderFormSchemaFor } from '@/src/domain/checkout/orderForm'
import { ORDER_CONSENT } from '@/src/domain/checkout/signature'
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
import { checkLicence } from './reservations/checkLicence'
import { orderOfReservation } from './reservations/orderOfReservation'

const GONE = 'This order cannot be signed any more: its reservation has ended. Please call us.'
const CHANGED =
  'The order has changed since this page was opened. The page shows it as it is now: please read it again, and sign it if you agree.'

const UNKNOWN_LICENCE = 'The register does not know this licence with these details. Please compare each with the card.'

const failed = (message: string) => ({ kind: 'failed' as const, message })

/** Keeps the order with its signature, notes it on the lead and queues the buyer's copy, all of it or nothing. Null when it is signed, by this press or before. */
const sign = async (payload: Payload, site: Site, id: string, form: OrderForm) => {
  const req = await createLocalReq({}, payload)
  const reservation = await findReservation(req, id)
  if (!reservation || reservation.lead === null || !site.memberIds.includes(reservation.tenant)) return failed(GONE)
  if (await orderOf(req, id)) return null
  const bought = await boughtOf(req, site, reservation)
  const selling = await sellingSite(site, reservation.tenant)
  const parts = orderOfReservation(selling, { reservation, ...bought })
  if (!parts) return failed(GONE)
  if (orderHash(parts) !== form.shown) {
    // The page comes with the answer as it is now; what was typed stays.
    refresh()
    return failed(CHANGED)
  }
  const licence = selling.settings.checkout.licenceCheck ? await checkLicence(form, bought.lead) : []
  if (!licence) return { kind: 'invalid' as const, errors: { licence_number: UNKNOWN_LICENCE } }
  const agreed = [...parts, ...licence, { title: 'Agreement', rows: [], text: ORDER_CONSENT }]
  const { lead: leadId, tenant } = reservation
  await inTransaction(req, async () => {
    if (!(await keepOrder(req, id, { parts: agreed, name: form.signature, drawn: form.drawn }))) return
    const text = `Order ${reservationNumber(id)}`
    await noteActivity(req, { tenant, lead: leadId, kind: 'signed', text })
    await enqueueOrderMail(req, id)
  })
  return null
}

/** Whether the dealership whose order it is asks for the buyer's licence. */
const asksLicence = async (site: Site, key: string): Promise<boolean> => {
  const payload = await payloadClient()
  const id = readReservationKey(key, payload.secret)
  const reservation = id && (await findReservation(await createLocalReq({}, payload), id))
  const selling = reservation ? await sellingSite(site, reservation.tenant) : site
  return selling.settings.checkout.licenceCheck
}

/** Signs the order of a purchase by a typed name, and a drawing where there is one (BUY-07): once, and only the order that was shown. */
export const signOrder = async (_: FormState, form: FormData): Promise<FormState> => {
  let path: string | null = null
  const state = await takeForm(form, {
    name: 'Order',
    counts: { as: 'step', address: ({ key }) => key },
    schema: async (site: Site) => orderFormSchemaFor(await asksLicence(site, String(form.get('key') ?? ''))),
    act: async (site, data) => {
      const payload = await payloadClient()
      const id = readReservationKey(data.key, payload.secret)
      if (!id) return failed(GONE)
      const refusal = await sign(payload, site, id, data)
      if (refusal) return refusal
      path = reservationPath(id, payload.secret)
      return { kind: 'sent', reference: id }
    },
  })
  if (path !== null) redirect(path)
  return state
}
