import { createLocalReq } from 'payload'
import { z } from 'zod'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { getSite } from '@/src/data/site/getSite'
import { relationId } from '@/src/domain/relationId'
import { apiError } from '@/src/payload/http/apiError'
import { orderOf } from '@/src/payload/payments/orders'
import { orderAnswer } from '../orderAnswer'

interface Context {
  params: Promise<{ id: string }>
}

/** `GET /api/orders/{reservation}`: the signed order of a reservation as PDF, for staff who may read the reservation (BUY-07). */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers, canSetHeaders: false })
  if (!user) return apiError(401, 'unauthenticated', 'Please sign in.')
  const { data: id } = z.uuid().safeParse((await params).id)
  const find = { collection: 'reservations', depth: 0, disableErrors: true, overrideAccess: false, user } as const
  const reservation = id ? await payload.findByID({ ...find, id }) : null
  const site = await getSite(relationId(reservation?.tenant) ?? '')
  const order = reservation ? await orderOf(await createLocalReq({ user }, payload), reservation.id) : null
  return orderAnswer(order, site)
}
