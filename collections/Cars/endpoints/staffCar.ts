import type { PayloadRequest } from 'payload'
import type { Car } from '@/src/payload-types'
import { actorOf } from '@/src/payload/access/actor'

/** The car of the address, as far as the member of staff who asks may see it; null: not staff, or not theirs. */
export const staffCar = async (req: PayloadRequest): Promise<Car | null> => {
  const id = req.routeParams?.id
  if (actorOf(req.user).kind !== 'staff' || typeof id !== 'string') return null
  return req.payload.findByID({
    collection: 'cars',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
    req,
  })
}
