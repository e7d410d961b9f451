import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'
import { readLocks } from '@/src/domain/feeds/feedLocks'
import {
  carFieldValue,
  fieldInWords,
  type PlainValue,
  samePlainValue,
  suppliedFields,
} from '@/src/domain/feeds/columns/suppliedFields'
import { apiError } from '@/src/payload/http/apiError'
import { readFeedItem } from '../hooks/keepFeedLocks'
import { staffCar } from './staffCar'

/** A field's label in the edit form, by its path. */
const labelOf = (fields: readonly FlattenedField[], path: string): string => {
  const [first, second] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  if (second !== undefined && field && 'flattenedFields' in field) return labelOf(field.flattenedFields, second)
  const label = field && 'label' in field ? field.label : null
  return typeof label === 'string' ? label : path
}

const locationNames = async (req: PayloadRequest, ids: PlainValue[]): Promise<Map<string, string>> => {
  const wanted = ids.filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'locations',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    select: { name: true },
    where: { id: { in: wanted } },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/**
 * Staff only: which fields of a car a feed fills, with its value, the car's own, who decides, and the last delivery
 * (FEED-06). `feed` is null for a car no feed supplies.
 */
export const carFeed: Endpoint = {
  path: '/:id/feed',
  method: 'get',
  handler: async (req) => {
    const car = await staffCar(req)
    if (!car) return apiError(404, 'not_found', 'There is no such car.')
    const item = await readFeedItem(req, car.id)
    if (!item) return Response.json({ feed: null })
    const row = { ...car }
    const locks = readLocks(car.feed_locks)
    const sentFields = suppliedFields(item.record, item.missing)
    const unsent = locks.filter((path) => sentFields.every((field) => field.path !== path))
    const supplied = [...sentFields, ...unsent.map((path) => ({ path, sent: null }))].map((field) => ({
      ...field,
      now: carFieldValue(row, field.path),
    }))
    const places = await locationNames(
      req,
      supplied.filter(({ path }) => path === 'location').flatMap(({ sent, now }) => [sent, now]),
    )
    const words = (path: string, value: PlainValue): string =>
      fieldInWords(path, path === 'location' && typeof value === 'string' ? (places.get(value) ?? value) : value)
    return Response.json({
      feed: { clientId: item.clientId, clientName: item.clientName, seenAt: item.seenAt, missing: item.missing },
      locks,
      fields: supplied.map(({ path, sent, now }) => ({
        path,
        label: labelOf(req.payload.collections.cars.config.flattenedFields, path),
        sent: words(path, sent),
        now: words(path, now),
        same: samePlainValue(sent, now),
        seen: JSON.stringify(now),
      })),
    })
  },
}
