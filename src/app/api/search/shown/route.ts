import { getShownCars } from '@/src/data/cars/getShownCars'
import { SAVED_MAX } from '@/src/domain/shopper/savedCars'
import { withSearchSite } from '../withSearchSite'

const ID = /^[A-Za-z0-9_-]{1,128}$/

/**
 * `GET /api/search/shown?ids=a,b`: those of the cars a browser remembers that the site of this host still shows, as cards
 * show them, in the order asked for (ALRT-03). Ids that are none, and those beyond the sixtieth, are left out.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const asked = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter((id) => ID.test(id))
    const cars = await getShownCars(site, [...new Set(asked)].slice(0, SAVED_MAX))
    return Response.json({ success: true, cars })
  })
