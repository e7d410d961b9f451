import type { Payload, TypedUser, Where } from 'payload'
import { readEvents } from '@/src/components/admin/schedule/readEvents'
import { relationId } from '@/src/domain/relationId'
import { soonUntil, type Upcoming } from './comingUp'

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Scheduled publications and unpublications that the user may read. */
export const readScheduled = async (
  payload: Payload,
  user: TypedUser | null | undefined,
  tenant: string | null,
  now: Date,
): Promise<Upcoming[]> => {
  const soon = { greater_than: now.toISOString(), less_than_equal: soonUntil(now).toISOString() }
  // Access is checked on the documents they refer to.
  const events = await readEvents(payload, soon)
  const groups = [...Map.groupBy(events, ({ input }) => input.doc.relationTo)]
  const found = await Promise.all(
    groups.map(async ([slug, group]) => {
      const config = payload.config.collections.find((one) => one.slug === slug)
      if (!config) return []
      const ids = group.flatMap(({ input }) => relationId(input.doc.value) ?? [])
      const where: Where = { and: [{ id: { in: ids } }, ...(tenant ? [{ tenant: { equals: tenant } }] : [])] }
      const title = config.admin.useAsTitle ?? 'id'
      const { docs } = await payload.find({
        collection: config.slug,
        where,
        draft: true,
        user,
        overrideAccess: false,
        depth: 0,
        pagination: false,
        select: { [title]: true },
      })
      return group.flatMap(({ input, waitUntil }): Upcoming[] => {
        const doc = docs.find(({ id }) => id === relationId(input.doc.value))
        if (!doc) return []
        const name = wordsOf(Object(doc)[title])
        const event = input.type === 'publish' ? 'goes live' : 'comes off'
        return [
          { id: String(doc.id), collection: slug, what: wordsOf(config.labels.singular), name, event, at: waitUntil },
        ]
      })
    }),
  )
  return found.flat()
}
