import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PromoCard } from '@/src/payload-types'
import { actorOf } from '@/src/payload/access/actor'
import { asEditor } from '@/src/payload/editing/asEditor'
import { changeInPlace, type EditedRows } from '@/src/payload/editing/changeInPlace'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { movedCards } from '../hooks/swapPlaces'

const bodySchema = z.object({ position: z.int().min(1).max(999).nullable() })

const cardsOf = (req: PayloadRequest): EditedRows<PromoCard> => ({
  read: (id, draft) =>
    req.payload.findByID({ collection: 'promo-cards', id, draft, disableErrors: true, ...asEditor(req) }),
  write: (id, data, draft) => req.payload.update({ collection: 'promo-cards', id, data, draft, ...asEditor(req) }),
})

/**
 * `POST /api/promo-cards/{id}/place { position }`: moves a card among the search results, from the list (SRP-15, ENT-16).
 * Null: after the cards that have a place. `moved` are the cards that made room. With the rights of who asks.
 */
export const place: Endpoint = {
  path: '/:id/place',
  method: 'post',
  handler: async (req) => {
    if (actorOf(req.user).kind !== 'staff') return apiError(403, 'forbidden', 'This is for staff.')
    const id = z.uuid().safeParse(req.routeParams?.id)
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return apiError(400, 'invalid_request', 'Give a place from 1 to 999.')
    const changed = id.success ? await inTransaction(req, () => changeInPlace(cardsOf(req), id.data, body.data)) : null
    return changed
      ? Response.json({ position: body.data.position, changed, moved: movedCards(req) })
      : apiError(404, 'not_found', 'There is no such card.')
  },
}
