import type { PayloadRequest } from 'payload'
import type { ShopperSession } from '@/src/payload/sql/shopperSessions'
import type { Site } from '@/tenants/Site'
import { asShopper } from './asShopper'

/** Takes a car off a shopper's watchlist (WAT-06); one that is not on it is off already. */
export const removeCar = async (
  { payload }: PayloadRequest,
  site: Pick<Site, 'id'>,
  session: ShopperSession,
  carId: string,
): Promise<void> => {
  await payload.delete({
    collection: 'watchlist-entries',
    where: { and: [{ car: { equals: carId } }, { shopper: { equals: session.shopper } }] },
    depth: 0,
    ...asShopper(site, session),
  })
}
