import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { step } from '../../scripts/lib/progress.ts'
import { tagsFor } from '../../src/domain/cache/tags.ts'
import { demoPassword } from '../../src/domain/platform/demoPassword.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { createCopyIndex } from '../lib/copyIndex.ts'
import { jsonOf, mustAsk } from '../lib/http.ts'
import { groupSite, site, type Stand } from '../lib/stand.ts'
import { median, quantile } from '../lib/stats.ts'

const EDITS = 20
const POLL_MS = 10
const PATIENCE_MS = 20_000
const LIMIT_MS = 2000

const tokenSchema = z.object({ token: z.string() })

export const signIn = async ({ web }: Stand, role = 'marketer'): Promise<string> => {
  const json = { email: `${role}@${site}.test`, password: demoPassword }
  return tokenSchema.parse(jsonOf(await mustAsk(web.port, web.platform, '/api/users/login', { method: 'POST', json })))
    .token
}

/** Milliseconds from a moment until a look finds what it looks for. */
const untilSeen = async (since: number, look: () => Promise<boolean>): Promise<number> => {
  for (;;) {
    if (await look()) return performance.now() - since
    if (performance.now() - since > PATIENCE_MS) throw new Error('An edit did not become visible.')
    await sleep(POLL_MS)
  }
}

const hitsSchema = z.object({ results: z.array(z.object({ hits: z.array(z.object({ price: z.number() })) })) })

/** A visitor's search for one car, from an address of its own so that the limit for one visitor does not matter. */
const searchFor = async ({ web }: Stand, host: string, slug: string, visitor: string): Promise<number | undefined> => {
  const json = { queries: [{ indexUid: 'Car_production', q: '', filter: [`slug = "${slug}"`] }] }
  const headers = { 'x-forwarded-for': visitor }
  const answer = await mustAsk(web.port, host, '/api/search/multi-search', { method: 'POST', json, headers })
  return hitsSchema.parse(jsonOf(answer)).results[0]?.hits[0]?.price
}

let visitors = 0
const nextVisitor = (): string => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Sets a car's price over REST, as the admin does. */
export const changePrice = async ({ web }: Stand, token: string, id: string, price: number): Promise<void> => {
  const headers = { authorization: `JWT ${token}` }
  await mustAsk(web.port, web.platform, `/api/cars/${id}`, { method: 'PATCH', json: { price }, headers })
}

/** One price edit over REST, as the admin makes it: how long until each place shows it. */
export const editCar = async (stand: Stand, token: string, car: { id: string; slug: string }, price: number) => {
  const { web } = stand
  const shown = `$${price.toLocaleString('en-AU')}`
  const path = `/cars/${car.slug}`
  const onPage = async (slug: string) => (await mustAsk(web.port, web.host(slug), path)).body.includes(shown)
  const inSearch = async (slug: string) => (await searchFor(stand, web.host(slug), car.slug, nextVisitor())) === price
  await Promise.all([onPage(site), onPage(groupSite), inSearch(site)])
  const startedAt = performance.now()
  await changePrice(stand, token, car.id, price)
  const write = performance.now() - startedAt
  const [searchable, page, groupPage] = await Promise.all([
    untilSeen(startedAt, () => inSearch(site)),
    untilSeen(startedAt, () => onPage(site)),
    untilSeen(startedAt, () => onPage(groupSite)),
  ])
  return { write, searchable, page, groupPage }
}

/** The least a fresh page can cost: its tag is refreshed by hand, and it is asked for once. */
const renderAgain = async ({ web, variables, tenantIdOf }: Stand, car: { slug: string }): Promise<number> => {
  const headers = { authorization: `Bearer ${variables.INTERNAL_SECRET}` }
  const json = { tags: [tagsFor.carSlug(await tenantIdOf(site), car.slug)] }
  const startedAt = performance.now()
  await mustAsk(web.port, web.platform, '/api/internal/web-cache', { method: 'POST', json, headers })
  await mustAsk(web.port, web.host(site), `/cars/${car.slug}`)
  return performance.now() - startedAt
}

const both = (values: number[]): [string, string] => [
  `${whole(median(values))} ms`,
  `${whole(quantile(values, 0.95))} ms`,
]

/** One edit to searchable and to a fresh page, against the same work done directly. */
export const sync = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const token = await signIn(stand)
  const cars = (await stand.carsOf(site)).slice(0, EDITS)
  const copy = await createCopyIndex(stand)
  const seen = { write: [0], searchable: [0], page: [0], groupPage: [0], direct: [0], render: [0] }
  for (const list of Object.values(seen)) list.pop()
  await step(`${EDITS} price edits`, async () => {
    for (const [number, car] of cars.entries()) {
      const price = 20_001 + number * 137
      if (number === 0) await editCar(stand, token, car, price + 1)
      const times = await editCar(stand, token, car, price)
      seen.write.push(times.write)
      seen.searchable.push(times.searchable)
      seen.page.push(times.page)
      seen.groupPage.push(times.groupPage)
      seen.direct.push(await copy.timeOfWrite(car.id, price))
      seen.render.push(await renderAgain(stand, car))
    }
  })
  const least = (extra: number[]) => seen.write.map((write, index) => write + (extra[index] ?? 0))
  const compared = (values: number[], baseline: number[]) => [
    ...both(values),
    ...both(baseline),
    fixed(median(values) / median(baseline)),
  ]
  const rows = [
    ['edit sent → found by the search endpoint', ...compared(seen.searchable, least(seen.direct))],
    ['edit sent → fresh vehicle page', ...compared(seen.page, least(seen.render))],
    ['edit sent → fresh page on the group’s site', ...compared(seen.groupPage, least(seen.render))],
  ]
  const head = ['', 'p50', 'p95', 'baseline p50', 'baseline p95', 'ratio of p50']
  const [write, writeSlow] = both(seen.write)
  const text = [
    table(head, rows),
    `${EDITS} edits of a price over REST as a marketer. The PATCH itself takes ${write} (p95 ${writeSlow}) and is part of every number. ` +
      'Baselines: the same PATCH plus one document written straight into a Meilisearch index of the same size until a direct search finds it ' +
      `(${both(seen.direct)[0]}); the same PATCH plus its page’s tag refreshed by hand and the page asked for once (${both(seen.render)[0]}).`,
  ]
  const worst = Math.max(...seen.searchable, ...seen.page, ...seen.groupPage)
  const promise = `A price edit is on the vehicle page, on the group's and in search within ${LIMIT_MS / 1000} s`
  return { text, limits: [{ promise, measured: `slowest ${whole(worst)} ms`, kept: worst <= LIMIT_MS }] }
}
