import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import type { PromoCard } from '@/src/payload-types'
import { changeInPlace, type EditedRows } from '@/src/payload/editing/changeInPlace'

/** A card that made room, and its new place. */
export interface MovedCard {
  title: string
  position: number
}

const movedSchema = z.array(z.object({ title: z.string(), position: z.number() }))
const MOVED = 'promo cards that made room'
const MAKING_ROOM = 'promo cards make room'
const placeBefore = (id: string): string => `place before of promo card ${id}`

/** The cards that a request moved to make room. */
export const movedCards = (req: PayloadRequest): MovedCard[] => movedSchema.catch([]).parse(req.context[MOVED])

/** Uses the platform's rights: the cards are those of the same dealership, and the request may change one of them. */
const cardsOf = (req: PayloadRequest): EditedRows<PromoCard> => ({
  read: (id, draft) =>
    req.payload.findByID({
      collection: 'promo-cards',
      id,
      draft,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    }),
  write: (id, data, draft) =>
    req.payload.update({ collection: 'promo-cards', id, data, draft, depth: 0, overrideAccess: true, req }),
})

/** Two cards compete only in searches that show both: for car types they have in common. */
const meets = (one: Pick<PromoCard, 'display'>, other: Pick<PromoCard, 'display'>): boolean => {
  const [types, others] = [one.display ?? [], other.display ?? []]
  return types.length === 0 || others.length === 0 || types.some((type) => others.includes(type))
}

/** Records a card's published place before a write, because the draft may already have the new place. */
export const notePlace: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published' || req.context[MAKING_ROOM] === true) return data
  const shown = await cardsOf(req).read(String(originalDoc.id), false)
  req.context[placeBefore(String(originalDoc.id))] = shown?._status === 'published' ? (shown.position ?? null) : null
  return data
}

/**
 * A card that takes another's place swaps places with it, so that no two cards share one (SRP-15). When it had no
 * place, the other card moves to the next free one. Cards that ended keep their place.
 */
export const swapPlaces: CollectionAfterChangeHook<PromoCard> = async ({ doc, operation, req }) => {
  const before: unknown = req.context[placeBefore(doc.id)]
  const { position } = doc
  const isMove = operation === 'update' && doc._status === 'published' && before !== undefined && position !== before
  if (!isMove || typeof position !== 'number' || req.context[MAKING_ROOM] === true) return doc
  const { docs } = await req.payload.find({
    collection: 'promo-cards',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    where: {
      tenant: { equals: relationId(doc.tenant) },
      id: { not_equals: doc.id },
      _status: { equals: 'published' },
      or: [{ expiry: { exists: false } }, { expiry: { greater_than: new Date().toISOString() } }],
    },
  })
  const taken = new Set([position, ...docs.map((card) => card.position)])
  const nextFree = (): number => {
    let place = position + 1
    while (taken.has(place)) place += 1
    taken.add(place)
    return place
  }
  const moved: MovedCard[] = []
  req.context[MAKING_ROOM] = true
  for (const card of docs.filter((other) => other.position === position && meets(doc, other))) {
    const to = typeof before === 'number' && moved.length === 0 ? before : nextFree()
    await changeInPlace(cardsOf(req), card.id, { position: to })
    moved.push({ title: card.title, position: to })
  }
  req.context[MAKING_ROOM] = false
  req.context[MOVED] = [...movedCards(req), ...moved]
  return doc
}
