import type { Payload, TypedUser, Where } from 'payload'
import { z } from '@/src/components/admin/zod'
import { relationId } from '@/src/domain/relationId'
import { soonUntil, type Upcoming } from './comingUp'

const job = z.object({
  waitUntil: z.string(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']),
    doc: z.object({ relationTo: z.string(), value: z.unknown() }),
  }),
})

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Scheduled publications and unpublications that the user may read. */
export const readScheduled = async (
  payload: Payload,
  user: TypedUser | null | undefined,
  tenant: string | null,
  now: Date,
): Promise<Upcoming[]> => {
  const soon = { greater_than: now.toISOString(), less_than_equal: soonUntil(now).toISOString() }
  // Jobs have no tenant, so all are read, and access is checked on the documents they refer to.
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, { waitUntil: soon }],
    },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { input: true, waitUntil: true },
  })
  const events = jobs.flatMap((row) => job.safeParse(row).data ?? [])
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
