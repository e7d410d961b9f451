import { requestHost } from '@/src/data/siteForHost'
import { shareImage } from '@/src/documents/shareImage'
import { primaryImage } from '@/src/domain/stock/carImages'
import { RecentCache } from '@/src/domain/search/RecentCache'
import { displayPrice } from '@/src/domain/stock/displayPrice'
import { isSold } from '@/src/domain/stock/saleState'
import { readSitePicture } from '@/src/services/images/readSitePicture'
import { carRoute } from '../carRoute'

const PHOTO_WIDTH_PX = 1200
/** Its address carries the car's version, so an old picture is never asked for again. */
const KEPT_SECONDS = 86_400

/** A shared link is fetched by one network after another, and a picture costs half a second of a processor. */
const recent = new RecentCache<Buffer>(100, 3_600_000)

/** `GET /cars/{slug}/share.jpg`: the Open Graph image of a car, photo, name and price (SEO-03). */
export const GET = carRoute(async ({ site, car, request }) => {
  const picture = primaryImage(car)
  const host = requestHost(request.headers) ?? ''
  const { text, basis } = displayPrice(car, site.settings)
  const sold = isSold(car)
  const sign = { name: car.name, price: sold ? 'Sold' : text, basis: sold ? null : basis, dealership: site.name }
  const colours = site.theme
  const key = JSON.stringify([car.id, car.updated_at, sign, colours])
  const kept = recent.get(site.id, key, Date.now())
  const photo = kept || !picture ? null : await readSitePicture(picture, host, PHOTO_WIDTH_PX)
  const jpeg = kept ?? (await shareImage({ ...sign, photo, colours }))
  if (!kept) recent.set(site.id, key, jpeg, Date.now())
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': `public, max-age=${KEPT_SECONDS}` },
  })
})
