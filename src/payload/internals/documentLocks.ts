import { type Access, type CollectionBeforeValidateHook, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { actorOf } from '../access/actor'
import { editableIds, mayEdit, mayEditGlobal } from '../editing/editableRows'

const LOCKS = 'payload-locked-documents'
/** A lock that was not renewed for so long counts no more: Payload's own default, in milliseconds. */
const LOCK_MS = 300_000
/** More people than will ever edit at the same time. */
const LIVE_LOCKS_MAX = 1000

const documentSchema = z.object({ relationTo: z.string(), value: z.unknown() })
const lockSchema = z.object({
  document: documentSchema.nullish().catch(null),
  globalSlug: z.string().nullish().catch(null),
})

/** Whether the user may edit the locked document. */
export const mayLock = async (req: PayloadRequest, lock: unknown): Promise<boolean> => {
  const { document, globalSlug } = lockSchema.parse(lock)
  const value = relationId(document?.value)
  if (document && value) return !globalSlug && mayEdit(req, { relationTo: document.relationTo, value })
  return Boolean(globalSlug && !document && (await mayEditGlobal(req, globalSlug)))
}

const liveLocks = async (req: PayloadRequest) => {
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: { updatedAt: { greater_than: new Date(Date.now() - LOCK_MS).toISOString() } },
    depth: 0,
    limit: LIVE_LOCKS_MAX,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id, ...lock }) => ({ id, ...lockSchema.parse(lock) }))
}

/** Locks of documents the user may edit. A lock has no tenant, so the documents are looked up. */
const locksOfMine: Access = async ({ req }) => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff') return false
  if (actor.platformAdmin) return true
  const locks = await liveLocks(req)
  const byCollection = Map.groupBy(locks, ({ document }) => document?.relationTo ?? '')
  const seen: string[] = []
  for (const [slug, group] of byCollection) {
    const target = (lock: (typeof group)[number]): string => relationId(lock.document?.value) ?? ''
    const editable = new Set(await editableIds(req, slug, group.map(target)))
    seen.push(...group.filter((lock) => editable.has(target(lock))).map(({ id }) => id))
  }
  // Without any the answer is an empty list instead of a refusal, because the dashboard requests all locks.
  return seen.length > 0 ? { id: { in: seen } } : { id: { exists: false } }
}

const ownLocks: Access = ({ req }) => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff') return false
  return actor.platformAdmin || { 'user.value': { equals: actor.id } }
}

const staffOnly: Access = ({ req }) => actorOf(req.user).kind === 'staff'

export const lockAccess = { create: staffOnly, read: locksOfMine, update: locksOfMine, delete: ownLocks }

/**
 * Payload lets any user lock any document in any name, and the owner's changes are refused then. Here users may lock
 * only documents they may edit, in their own name; taking a lock over changes only the name (TEN-15).
 */
export const ownLockOnly: CollectionBeforeValidateHook = async ({ data = {}, operation, originalDoc, req }) => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff') return data
  const target = operation === 'create' ? data : originalDoc
  if (!(await mayLock(req, target))) throw new Forbidden(req.t)
  const { document, globalSlug } = target
  return { ...data, document, globalSlug, user: { relationTo: 'users', value: actor.id } }
}
