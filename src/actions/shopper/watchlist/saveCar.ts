import type { PayloadRequest } from 'payload'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { WATCHLIST_MAX } from '@/src/domain/shopper/account/watchlistCalls'
import { isSold } from '@/src/domain/stock/availability/availability'
import type { ShopperSession } from '@/src/payload/sql/shopperSessions'
import type { Site } from '@/tenants/Site'
import { asShopper } from './asShopper'

export type SaveAnswer = 'saved' | 'no_such_car' | 'sold' | 'full'

/**
 * Saves a car in a shopper's watchlist (WAT-05), once however often it is asked. A sold car cannot be saved, unless it is
 * already (WAT-04). The right to write is the shopper's own.
 */
export const saveCar = async (
  req: PayloadRequest,
  site: Pick<Site, 'id' | 'memberIds'>,
  session: ShopperSession,
  carId: string,
): Promise<SaveAnswer> => {
  const { payload } = req
  const own = asShopper(site, session)
  const entries = (where: object) =>
    payload.count({
      collection: 'watchlist-entries',
      where: { ...where, shopper: { equals: session.shopper } },
      ...own,
    })
  const isSaved = async (): Promise<boolean> => (await entries({ car: { equals: carId } })).totalDocs > 0
  if (await isSaved()) return 'saved'
  const [car] = await getCarsById(site, [carId])
  if (!car) return 'no_such_car'
  if (isSold(car)) return 'sold'
  if ((await entries({})).totalDocs >= WATCHLIST_MAX) return 'full'
  try {
    const data = { tenant: site.id, shopper: session.shopper, car: carId }
    await payload.create({ collection: 'watchlist-entries', data, depth: 0, ...own })
    return 'saved'
  } catch (error) {
    // Saved by another tab in the same moment.
    if (await isSaved()) return 'saved'
    throw error
  }
}
