import type { Payload } from 'payload'
import { cache } from 'react'
import { readEvents } from '@/src/components/admin/schedule/readEvents'
import { relationId } from '@/src/domain/relationId'
import { dealershipZone } from '@/tenants/dealershipZone'
import { shownInWords, type ShownWords } from './shownInWords'

/** What is scheduled in a collection, by document. Both are read once for each list, however many rows it has. */
const eventsIn = cache(async (payload: Payload, collection: string) => {
  const events = await readEvents(payload, { greater_than: new Date().toISOString() })
  const own = events.filter(({ input }) => input.doc.relationTo === collection)
  return Map.groupBy(own, ({ input }) => relationId(input.doc.value))
})

const zoneOf = cache((payload: Payload, tenant: string | null) => dealershipZone({ payload, context: {} }, tenant))

/** Whether visitors see a row of a list, in words. */
export const shownOf = async (payload: Payload, collection: string, rowData: object): Promise<ShownWords> => {
  const row: Record<string, unknown> = { ...rowData }
  const [events, zone] = await Promise.all([eventsIn(payload, collection), zoneOf(payload, relationId(row.tenant))])
  const next = (type: 'publish' | 'unpublish'): string | null =>
    events
      .get(relationId(row.id))
      ?.filter(({ input }) => input.type === type)
      .map(({ waitUntil }) => waitUntil)
      .toSorted()[0] ?? null
  return shownInWords(
    {
      status: row._displayStatus ?? row._status,
      start: row.start,
      expiry: row.expiry,
      goesLive: next('publish'),
      comesOff: next('unpublish'),
    },
    new Date(),
    zone,
  )
}
