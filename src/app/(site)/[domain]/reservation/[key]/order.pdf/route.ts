import { createLocalReq } from 'payload'
import { orderAnswer } from '@/src/app/api/orders/orderAnswer'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { getSite } from '@/src/data/site/getSite'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { orderOf } from '@/src/payload/payments/orders'
import { readReservationKey } from '@/src/payload/payments/reservationPath'
import { findReservation } from '@/src/payload/payments/reservations'

interface Context {
  params: Promise<{ key: string }>
}

/** `GET /reservation/{key}/order.pdf`: the signed order, for whoever has the reservation's address (BUY-07). */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers) ?? '')
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  const payload = await payloadClient()
  const id = readReservationKey(decodeURIComponent((await params).key), payload.secret)
  const req = await createLocalReq({}, payload)
  const reservation = id && (await findReservation(req, id))
  const isHere = site && reservation && site.memberIds.includes(reservation.tenant)
  const order = isHere ? await orderOf(req, reservation.id) : null
  return orderAnswer(order, site)
}
