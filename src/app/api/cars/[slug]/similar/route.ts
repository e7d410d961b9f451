import { getCar } from '@/src/data/cars/getCar'
import { getSimilarCars } from '@/src/data/cars/getSimilarCars'
import { apiError } from '@/src/payload/http/apiError'
import { withSearchSite } from '@/src/app/api/search/withSearchSite'

/** `GET /api/cars/{slug}/similar`: ids of cars like this one, same model first, at most six (SEA-17, SEA-20). */
export const GET = (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const { slug } = await params
    const car = await getCar(site, slug)
    if (!car) return apiError(404, 'not_found', 'There is no such car.')
    const similar = await getSimilarCars(site, car)
    return Response.json(
      { success: true, ids: similar.map(({ id }) => id) },
      { headers: { 'cache-control': 'no-store' } },
    )
  })
