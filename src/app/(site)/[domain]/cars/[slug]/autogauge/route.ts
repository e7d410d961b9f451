import { getAutoGauge } from '@/src/data/getAutoGauge'
import { getCar } from '@/src/data/getCar'
import { getSite } from '@/src/data/getSite'
import { apiError } from '@/src/payload/http/apiError'

/** How long a browser or cache in front may keep an answer: prices around a car change slowly. */
const FRESH_SECONDS = 300

/**
 * `GET /cars/{slug}/autogauge`: the auto-gauge fields of a car (VDP-32, ENT-01). 404: no such car on this site. 204:
 * nothing is known of its market, or none is shown for it (VDP-39).
 */
export const GET = async (
  _: Request,
  { params }: { params: Promise<{ domain: string; slug: string }> },
): Promise<Response> => {
  const { domain, slug } = await params
  const site = await getSite(domain)
  const car = site && (await getCar(site, slug))
  if (!site || !car) return apiError(404, 'not_found', 'There is no such car.')
  const headers = { 'cache-control': `public, max-age=${FRESH_SECONDS}` }
  const gauge = await getAutoGauge(site, car)
  return gauge ? Response.json(gauge, { headers }) : new Response(null, { status: 204, headers })
}
