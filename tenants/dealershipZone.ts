import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'

type Asking = Pick<PayloadRequest, 'payload' | 'context'> & Partial<PayloadRequest>

const findZone = async ({ payload, transactionID }: Asking, tenant: string): Promise<string> => {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { primary: true, address: { state: true } },
    // In the caller's transaction: one that waits for a second connection while it holds one can wait for ever.
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
  const places = docs.map(({ primary, address }) => ({ primary: primary === true, state: address?.state ?? null }))
  return stateTimeZone(mainLocation(places)?.state ?? null)
}

/**
 * The time zone of a dealership: that of its main location's state. Without a dealership, or without a location, Sydney's, as
 * everywhere on the platform. Asked once for each request and dealership.
 */
export const dealershipZone = async (req: Asking, tenant: string | null): Promise<string> => {
  // A statement that fails would end the caller's transaction: a cookie may name anything.
  if (!z.uuid().safeParse(tenant).success || !tenant) return stateTimeZone(null)
  const key = `time zone of ${tenant}`
  const asked: unknown = req.context[key]
  if (asked instanceof Promise) return asked
  const zone = findZone(req, tenant)
  req.context[key] = zone
  return zone
}
