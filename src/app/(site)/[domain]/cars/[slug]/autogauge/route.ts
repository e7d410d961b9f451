import { getAutoGauge } from '@/src/data/cars/getAutoGauge'
import { carRoute } from '../carRoute'

/** How long a browser or cache in front may keep an answer: prices around a car change slowly. */
const FRESH_SECONDS = 300

/**
 * `GET /cars/{slug}/autogauge`: the auto-gauge fields of a car (VDP-32, ENT-01). 404: no such car on this site. 204:
 * nothing is known of its market, or none is shown for it (VDP-39).
 */
export const GET = carRoute(async ({ site, car }) => {
  const headers = { 'cache-control': `public, max-age=${FRESH_SECONDS}` }
  const gauge = await getAutoGauge(site, car)
  return gauge ? Response.json(gauge, { headers }) : new Response(null, { status: 204, headers })
})
