import { getShownCars } from '@/src/data/cars/getShownCars'
import { SAVED_MAX } from '@/src/domain/shopper/savedCars'
import { withSearchSite } from '../withSearchSite'

const ID = /^[A-Za-z0-9_-]{1,128}$/

/**
 * `GET /api/search/shown?ids=a,b`: which of the given cars the site of this host still shows, as card data, in the
 * order of the ids (ALRT-03). Invalid ids, and those after the sixtieth, are ignored.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const asked = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter((id) => ID.test(id))
    const cars = await getShownCars(site, [...new Set(asked)].slice(0, SAVED_MAX))
    return Response.json({ success: true, cars })
  })
