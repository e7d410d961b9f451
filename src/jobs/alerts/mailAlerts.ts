import { z } from 'zod'
import { type AlertHit, digestLines, type DigestLine } from '@/src/domain/alerts/digest'
import { type AlertGroup, alertMail } from '@/src/domain/mail/alertMails'
import type { MailCar } from '@/src/domain/mail/mailParts'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { pictureHref } from '@/src/domain/media/pictureHints'
import { savedSearchHref } from '@/src/domain/shopper/garage/savedSearches'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'
import { priceInWords, priceLine, type WasPrice } from '@/src/domain/stock/pricing/priceInWords'
import { inTransaction } from '../inTransaction'
import { type DealershipLetterhead, dealershipLetterhead } from '../leads/dealershipLetterhead'
import type { AlertDeps } from './AlertDeps'
import { stockState } from './noteStock'
import { tasks } from '../taskNames'
import { sendAskedFor } from './sendAskedFor'

const mailRows = z.array(z.object({ tenant: z.string(), slug: z.string(), email: z.string() }))
const hitRows = z.array(
  z.object({
    searchId: z.string(),
    carId: z.string(),
    kind: z.enum(['new', 'price_drop', 'sold']),
    wasDollars: z.coerce.number().nullable(),
    title: z.string(),
    words: z.string(),
    path: z.string(),
    search: z.string(),
    searchKind: z.enum(['search', 'watchlist']),
  }),
)
type HitRow = z.infer<typeof hitRows>[number] & AlertHit

const HITS = `SELECT search_id::text AS "searchId", alert_hits.car_id::text AS "carId", alert_hits.kind,
    was_dollars AS "wasDollars", coalesce(alert_cars.title, '') AS title, words, path, search,
    saved_searches.kind::text AS "searchKind"
  FROM alert_hits JOIN saved_searches ON saved_searches.id = search_id
  LEFT JOIN alert_cars ON alert_cars.car_id = alert_hits.car_id
  WHERE mail_id = $1 AND paused_at IS NULL AND confirmed_at IS NOT NULL
  ORDER BY saved_searches.created_at, alert_hits.id`

/**
 * A job for each browser of the address's account that takes messages: one that fails is tried again without the mail, for about
 * an hour.
 */
const QUEUE_PUSHES = `SELECT graphile_worker.add_job($4, json_build_object('subscriptionId', push.id, 'cars', $3::int), max_attempts := 8)
  FROM push_subscriptions push JOIN shopper_sessions sessions ON sessions.id = push.session_id
  JOIN shoppers ON shoppers.id = sessions.shopper_id
  WHERE sessions.tenant_id = $1::uuid AND lower(shoppers.email) = lower($2) AND sessions.expires_at > now()`

/**
 * What is said of a car beside its name. An earlier price is named where the website itself strikes it through, and nowhere
 * else: it must have been asked for long enough (PRC-20).
 */
const news = ({ kind }: DigestLine, was: WasPrice | null): string => {
  if (kind === 'sold') return 'Sold, or no longer on our website'
  if (kind === 'new') return 'New on our website'
  return was ? `Price drop, was ${was.text}` : 'Price drop'
}

const mailCarOf = (
  line: DigestLine,
  car: IndexedStockDocument | undefined,
  title: string,
  { look: { origin }, settings }: DealershipLetterhead,
): MailCar => {
  if (!car || line.kind === 'sold')
    return { title: title || 'A car', line: news(line, null), price: '', photo: null, href: '' }
  const price = priceInWords(car, settings)
  const photo = car.images[0]?.url
  return {
    title: car.title,
    line: [
      news(line, price.wasPrice),
      conditionNames[car.car_type],
      car.km ? `${car.km.toLocaleString('en-AU')} km` : '',
    ]
      .filter(Boolean)
      .join(', '),
    price: priceLine(price),
    photo: photo && URL.canParse(photo, origin) ? pictureHref(photo, origin) : null,
    href: `${origin}${car.path}`,
  }
}

/** The cars of these hits that the site shows now. */
const shownCars = async ({ reader }: AlertDeps, slug: string, hits: readonly HitRow[]) => {
  const built = await reader.read([...new Set(hits.map(({ carId }) => carId))])
  const documents = [...built].flatMap(([id, car]) => (car.kind === 'document' ? [[id, car.document] as const] : []))
  return new Map(documents.filter(([, { sites }]) => sites.includes(slug)))
}

const groupsOf = (
  hits: readonly HitRow[],
  cars: ReadonlyMap<string, IndexedStockDocument>,
  from: DealershipLetterhead,
): AlertGroup[] =>
  [...digestLines(hits, new Map([...cars].map(([id, car]) => [id, stockState(car)])))].map(([searchId, lines]) => {
    const saved = hits.find((hit) => hit.searchId === searchId)
    const href = saved ? savedSearchHref({ ...saved, kind: saved.searchKind }) : null
    const titleOf = (carId: string): string => hits.find((hit) => hit.carId === carId)?.title ?? ''
    return {
      words: saved?.words || 'All our cars',
      href: href && `${from.look.origin}${href}`,
      cars: lines.map((line) => mailCarOf(line, cars.get(line.carId), titleOf(line.carId), from)),
    }
  })

/**
 * Sends one address's message of the day (ALRT-01), once: the cars as they are now, of searches that are still on; none where
 * nothing is left to tell. Any mail program can stop them all by one press (RFC 8058).
 */
export const mailAlerts = (deps: AlertDeps, mailId: string): Promise<void> =>
  inTransaction(deps.pool, async (client) => {
    const { payload } = deps
    const found = await client.query(
      `SELECT tenant_id::text AS tenant, slug, email FROM alert_mails JOIN tenants ON tenants.id = tenant_id
       WHERE alert_mails.id = $1::uuid AND sent_at IS NULL FOR UPDATE OF alert_mails`,
      [mailId],
    )
    const [mail] = mailRows.parse(found.rows)
    const from = mail ? await dealershipLetterhead(payload, mail.tenant) : null
    if (!mail || !from) return
    const hits = hitRows.parse((await client.query(HITS, [mailId])).rows)
    const groups = groupsOf(hits, await shownCars(deps, mail.slug, hits), from)
    const { look } = from
    if (groups.length > 0)
      await sendAskedFor(payload, look, { ...mail, mailId, only: null }, (manage) =>
        alertMail({ look, groups, manage }),
      )
    const cars = new Set(groups.flatMap((group) => group.cars.map(({ href, title }) => href || title))).size
    if (cars > 0) await client.query(QUEUE_PUSHES, [mail.tenant, mail.email, cars, tasks.pushAlert])
    await client.query('UPDATE alert_mails SET sent_at = now() WHERE id = $1::uuid', [mailId])
  })
