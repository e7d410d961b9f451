import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Offer } from '@/src/payload-types'
import { actorOf } from '@/src/payload/access/actor'
import { asEditor } from '@/src/payload/editing/asEditor'
import { changeInPlace, type EditedRows } from '@/src/payload/editing/changeInPlace'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'

const bodySchema = z.object({ ids: z.array(z.uuid()).min(1).max(100) })

const offersOf = (req: PayloadRequest): EditedRows<Offer> => ({
  read: (id, draft) => req.payload.findByID({ collection: 'offers', id, draft, disableErrors: true, ...asEditor(req) }),
  write: (id, data, draft) => req.payload.update({ collection: 'offers', id, data, draft, ...asEditor(req) }),
})

/** Why an offer cannot be ended now; null: it can. */
const reasonNot = ({ _status, start, expiry }: Offer, now: Date): string | null => {
  if (_status !== 'published') return 'It is a draft, which visitors do not see.'
  if (expiry && new Date(expiry) <= now) return 'It has ended already.'
  return start && new Date(start) >= now ? 'It has not begun. Unpublish it instead.' : null
}

interface Answer {
  ended: number
  refused: { name: string; why: string }[]
}

const endAll = async (req: PayloadRequest, ids: string[], now: Date): Promise<Answer> => {
  const rows = offersOf(req)
  const answer: Answer = { ended: 0, refused: [] }
  for (const id of ids) {
    const offer = await rows.read(id, false)
    const why = offer ? reasonNot(offer, now) : 'There is no such offer.'
    if (why) answer.refused.push({ name: offer?.name || 'An offer', why })
    else {
      await changeInPlace(rows, id, { expiry: now.toISOString() })
      answer.ended += 1
    }
  }
  return answer
}

/**
 * `POST /api/offers/end-now { ids }`: ends offers that run, all of them or none; those that do not run are named with the
 * reason (CON-23, CMS-01). With the rights of who asks.
 */
export const endNow: Endpoint = {
  path: '/end-now',
  method: 'post',
  handler: async (req) => {
    if (actorOf(req.user).kind !== 'staff') return apiError(403, 'forbidden', 'This is for staff.')
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return apiError(400, 'invalid_request', 'Name 1 to 100 offers: { "ids": ["..."] }.')
    return Response.json(await inTransaction(req, () => endAll(req, body.data.ids, new Date())))
  },
}
