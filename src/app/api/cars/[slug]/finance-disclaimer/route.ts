import { getCar } from '@/src/data/cars/getCar'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { isUuid } from '@/src/data/reads/isUuid'
import { carLoan } from '@/src/domain/finance/carLoan'
import { financeDisclaimer } from '@/src/domain/finance/advertising/financeDisclaimer'
import { apiError } from '@/src/payload/http/apiError'
import { legalAt } from '@/tenants/legalAt'
import { withCarSite } from '../../withCarSite'

/**
 * `GET /api/cars/{id}/finance-disclaimer`: the lender's disclaimer for a car, by its id or its slug, with the comparison
 * rate warning (FIN-05, LAW-02). A lender without words of its own, and a car without lender data, have the general ones.
 */
export const GET = (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    const { slug: asked } = await params
    const { finance, finance_provider, features } = site.settings
    const car = isUuid(asked) ? (await getCarsById(site, [asked]))[0] : await getCar(site, asked)
    if (!car || !features.finance) return apiError(404, 'not_found', 'There is no finance for such a car.')
    const financeProvider = car.finance_provider ?? finance_provider
    const legal = legalAt(site, car.location?.state ?? null)
    const loan = carLoan(car, site, new Date())
    const disclaimer = financeDisclaimer(loan.disclaimer, loan.advertised, finance, legal)
    return Response.json(
      { success: true, financeProvider, disclaimer },
      { headers: { 'cache-control': 'public, max-age=300' } },
    )
  })
