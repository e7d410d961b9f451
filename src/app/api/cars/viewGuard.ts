import { RateLimit } from '@/src/domain/RateLimit'

/** One visitor looking at one car counts once in half an hour. */
const AGAIN_AFTER_SECONDS = 1800
const REMEMBERED = 50_000
/** User agents of programs, whose requests are not views. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|curl|wget|python|^$/i

declare global {
  var carViews: RateLimit | undefined
}

const views = (): RateLimit => (globalThis.carViews ??= new RateLimit(1, 1 / AGAIN_AFTER_SECONDS, REMEMBERED))

/**
 * Whether this request is a new view of a car: probably by a person, and not a repetition within half an hour (VDP-40).
 */
export const isNewView = (carId: string, client: string, userAgent: string | null, now: number): boolean =>
  !PROGRAM.test(userAgent ?? '') && views().allow(`${carId} ${client}`, now)
