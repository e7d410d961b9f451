import { getCar } from '@/src/data/getCar'
import { getSite } from '@/src/data/getSite'
import { requestHost, siteForHost } from '@/src/data/siteForHost'
import { renderVehicleSheet } from '@/src/documents/renderVehicleSheet'
import { DEALER_COMMENTS_CUT } from '@/src/domain/constants'
import { primaryImage } from '@/src/domain/stock/carImages'
import { displayPrice } from '@/src/domain/stock/displayPrice'
import { isSold } from '@/src/domain/stock/saleState'
import { specGroups } from '@/src/domain/stock/specGroups'
import { apiError } from '@/src/payload/http/apiError'
import { readSitePicture } from '@/src/services/images/readSitePicture'

const CONDITIONS = { new: 'New', demo: 'Demo', used: 'Used' }
const PHOTO_WIDTH_PX = 1400
const FACTS = 20
const FEATURES = 18

/** `GET /api/cars/{slug}/pdf`: a car for sale on one page, named {slug}.pdf (PDF-01, PDF-02). */
export const GET = async (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
  const { slug } = await params
  const host = await siteForHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  const car = await getCar(site, slug)
  if (!car || isSold(car)) return apiError(404, 'not_found', 'There is no such car for sale.')
  const location = site.locations.find(({ id }) => id === car.location?.id) ?? null
  const image = primaryImage(car)
  const photo = image ? await readSitePicture(image, requestHost(request.headers) ?? '', PHOTO_WIDTH_PX) : null
  const address =
    location &&
    [location.name, location.address.street, location.address.city, location.address.state, location.address.postcode]
      .filter(Boolean)
      .join(', ')
  const pdf = await renderVehicleSheet({
    name: car.name,
    condition: CONDITIONS[car.car_type],
    price: displayPrice(car, site.settings),
    photo,
    facts: specGroups(car)
      .flatMap(({ rows }) => rows)
      .slice(0, FACTS),
    features: car.standardEquipment.slice(0, FEATURES),
    comments: car.dealercomments?.slice(0, DEALER_COMMENTS_CUT) ?? null,
    dealership: {
      name: site.name,
      address,
      phone: location?.phone ?? null,
      licence: location?.dealerLicenceNumber ?? null,
    },
    url: new URL(car.path, site.origin).href,
    colours: { ink: site.theme.ink, onInk: site.theme.onInk, brand: site.theme.brand },
    printedOn: new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney' }).format(new Date()),
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${car.slug}.pdf"`,
      'cache-control': 'no-store',
    },
  })
}
