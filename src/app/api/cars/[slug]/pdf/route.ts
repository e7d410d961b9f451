import { pdfAnswer } from '@/src/app/api/pdfAnswer'
import { getCar } from '@/src/data/cars/getCar'
import { getSite } from '@/src/data/site/getSite'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { buildBrochureContent } from '@/src/documents/brochure/buildBrochureContent'
import { getBrochure } from '@/src/documents/getBrochure'
import { carImages, primaryImage } from '@/src/domain/stock/photos/carImages'
import { isSold } from '@/src/domain/stock/availability/availability'
import { apiError } from '@/src/payload/http/apiError'
import { readSitePicture } from '@/src/services/images/readSitePicture'

/**
 * `GET /api/cars/{slug}/pdf`: the brochure of a car for sale, named {slug}.pdf (PDF-01, PDF-02). 404 where there is no
 * such car, 410 for one that is sold, 503 with Retry-After while too many are being made.
 */
export const GET = async (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
  const { slug } = await params
  const name = requestHost(request.headers) ?? ''
  const host = await tenantOfHost(name)
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  const car = await getCar(site, slug)
  if (!car) return apiError(404, 'not_found', 'There is no such car.')
  if (isSold(car)) return apiError(410, 'sold', 'This car is no longer for sale.')
  const first = primaryImage(car)
  const addresses = [...new Set([...(first ? [first] : []), ...carImages(car).map(({ url }) => url)])]
  const pdf = getBrochure(buildBrochureContent(car, site, new Date()), {
    siteId: site.id,
    logo: site.logo?.url ?? null,
    photos: addresses,
    read: (address, widthPx, background) => readSitePicture(address, name, widthPx, background),
  })
  return pdfAnswer(`${car.slug}.pdf`, pdf)
}
