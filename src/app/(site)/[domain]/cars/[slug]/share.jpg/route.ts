import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { refusal } from '@/src/app/limits/refusal'
import { requestHost } from '@/src/data/site/tenantOfHost'
import { shareImage } from '@/src/documents/shareImage'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { amountText, priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { isSold } from '@/src/domain/stock/availability/availability'
import { readSitePicture } from '@/src/services/images/readSitePicture'
import { carRoute } from '../carRoute'

const PHOTO_WIDTH_PX = 1200
/** The address contains the car's version, so the picture at an address never changes. */
const KEPT_SECONDS = 86_400

/** A shared link is fetched by one network after another, and a picture costs half a second of a processor. */
const recent = new LRUCache<string, Buffer>({
  maxSize: 20_000_000,
  sizeCalculation: (jpeg, key) => jpeg.byteLength + key.length,
  ttl: 3_600_000,
})
/** One at a time: it is drawn in the thread that answers pages. */
const drawing = new PQueue({ concurrency: 1 })
const WAITING_MAX = 20
/** Social networks fetch one picture per shared link; cached pictures do not count. */
const drawings = createVisitorLimit({ client: { burst: 6, perSecond: 0.2 }, tenant: { burst: 20, perSecond: 0.5 } })

/**
 * `GET /cars/{slug}/share.jpg`: the Open Graph image of a car, photo, name and price (SEO-03). 429 or 503 with
 * Retry-After above the limits.
 */
export const GET = carRoute(async ({ site, car, request }) => {
  const picture = primaryImage(car)
  const host = requestHost(request.headers) ?? ''
  const shown = priceInWords(car, site.settings)
  const sold = isSold(car)
  const sign = {
    name: car.name,
    price: sold ? 'Sold' : amountText(shown),
    basis: sold ? null : shown.basis,
    dealership: site.name,
  }
  const colours = site.theme
  const key = JSON.stringify([site.id, car.id, car.updated_at, sign, colours])
  const answer = (jpeg: Buffer): Response =>
    new Response(new Uint8Array(jpeg), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': `public, max-age=${KEPT_SECONDS}` },
    })
  const kept = recent.get(key)
  if (kept) return answer(kept)
  if (!drawings.allow(site.id, request.headers)) return refusal('clientBusy')
  if (drawing.size >= WAITING_MAX) return refusal('siteBusy')
  const draw = async (): Promise<Buffer> => {
    const photo = picture ? await readSitePicture(picture, host, PHOTO_WIDTH_PX) : null
    return shareImage({ ...sign, photo, colours })
  }
  const jpeg = await drawing.add(async () => recent.get(key) ?? (await draw()))
  recent.set(key, jpeg)
  return answer(jpeg)
})
