import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { getSoldThisMonth } from '@/src/data/search/getSoldThisMonth'
import { apiError } from '@/src/payload/http/apiError'

/** Cars the request's site sold this month, where its counter counts real sales (CON-27, LAW-10). */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    const { enabled, source } = site.settings.salesCounter
    if (!enabled || source !== 'sales')
      return apiError(404, 'no_sales_counter', 'This website shows no count of sales.')
    const count = await getSoldThisMonth(site, new Date())
    return Response.json({ count }, { headers: { 'cache-control': 'public, max-age=60' } })
  })
