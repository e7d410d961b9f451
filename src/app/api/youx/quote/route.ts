import { revalidateTag } from 'next/cache'
import { quoteCar } from '@/src/actions/quoteCar'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { getCarByVin } from '@/src/data/cars/getCarByVin'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { tagsFor } from '@/src/domain/cache/tags'
import { financePrice } from '@/src/domain/finance/financePrice'
import { mayQuote, youxRequestSchema } from '@/src/domain/finance/lenders/youxQuote'
import type { Car } from '@/src/domain/stock/car/Car'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { jsonBody } from '@/src/payload/http/requestBody'
import { quoteProvider } from '@/src/services/financeQuote/quoteProvider'
import type { Site } from '@/tenants/Site'

/** A shopper views a few cars only, and every quote may cost the dealership money. */
const asks = createVisitorLimit({ client: { burst: 20, perSecond: 0.2 }, tenant: { burst: 200, perSecond: 5 } })

const none = (): Response => apiError(404, 'no_quote', 'There is no finance quote for this car.')

const answer = (quote: unknown): Response => Response.json(quote, { headers: { 'cache-control': 'no-store' } })

/** The price a quote may be made at; 0 when none may be made (FIN-08, FIN-09, FIN-16, VDP-39). */
const quotablePrice = (car: Car, { settings }: Site): number =>
  settings.finance.estimateExcluded || car.make.trim().toLowerCase() === 'suzuki'
    ? 0
    : (financePrice(car, settings) ?? 0)

const quoteFor = async (site: Site, vin: string): Promise<Response> => {
  const quotes = site.settings.finance.youxQuotes ? quoteProvider() : null
  const car = quotes && (await getCarByVin(site, vin))
  if (!quotes || !car) return none()
  const price = quotablePrice(car, site)
  if (price === 0) return none()
  if (!mayQuote(car, price)) return car.youxQuote ? answer(car.youxQuote) : none()
  const quote = await quoteCar(await payloadClient(), car, price, quotes)
  if (!quote) return none()
  for (const id of new Set([site.id, ...site.memberIds])) revalidateTag(tagsFor.carSlug(id, car.slug), { expire: 0 })
  return answer(quote)
}

/**
 * `POST /api/youx/quote`: a weekly repayment with its rates for a car of this site, by VIN (FIN-14, FIN-15). Price,
 * year and NVIC are read from the car, never from the request, so that a quote is only stored for the advertised price.
 * On failure nothing is shown (FIN-17).
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!originMatchesHost(request))
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  return withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many quotes asked for. Please wait a moment.')
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const parsed = youxRequestSchema.safeParse(sent.json)
    if (!parsed.success) {
      const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
      return apiError(400, 'invalid_request', 'The question is not one for a finance quote.', fields)
    }
    return quoteFor(site, parsed.data.vin)
  })
}
