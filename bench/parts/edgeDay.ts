import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { ask, mustAsk } from '../lib/http.ts'
import { type Recorded, recordVisits } from '../lib/recordVisits.ts'
import { edgePort, sharedEdge } from '../lib/sharedEdge.ts'
import { groupSite, marketplaceSite, site } from '../lib/stand.ts'
import { signIn } from './sync.ts'

const SITES = [site, groupSite, marketplaceSite, 'northline-mazda', 'big-rig-leisure']
const CARS_EACH = 5
const SECONDS = 90
const VISITS_PER_SECOND = 8
const SIGNED_IN = 0.025
const NEW = 0.6
const FROM_CAMPAIGN = 0.3
const LIMIT = 0.95

const MARKS = ['utm_source=mail&utm_medium=email', 'gclid=', 'fbclid=', 'msclkid=']
const isFile = ({ path }: Recorded): boolean => /^\/(_next\/(static|image)|fonts|logos|studio)\b/.test(path)

type Tally = { asked: number; kept: number; refused: number; failed: number }
const noTally = (): Tally => ({ asked: 0, kept: 0, refused: 0, failed: 0 })

/** Evenly spread numbers from 0 to 1, the same in every run. */
const chances = () => {
  let state = 42
  return (): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
}

const marked = (path: string, mark: string, number: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}${mark}${mark.endsWith('=') ? number : ''}`

/**
 * A day of five sites in a minute and a half: visits as a browser made them, new and returning visitors, some from campaigns,
 * some signed in, and a price edit every second through the worker.
 */
export const edgeDay = async (bench: Bench): Promise<PartResult> => {
  const stand = await sharedEdge(bench)
  const port = edgePort(stand)
  const cars = new Map<string, { id: string; slug: string; price: number }[]>()
  for (const slug of SITES) cars.set(slug, await stand.carsOf(slug))
  const browser = await startBrowser(bench)
  const visits: { host: string; requests: Recorded[] }[] = []
  await step('Visits of a browser', async () => {
    for (const slug of SITES) {
      const host = `${slug}.localhost:${port}`
      const own = (cars.get(slug) ?? []).slice(0, CARS_EACH).map((car) => `/cars/${car.slug}`)
      const paths = ['/', '/search', '/search/used-cars', '/search?query=automatic', '/contact-us', ...own]
      for (const requests of await recordVisits(browser, `http://${host}`, paths)) visits.push({ host, requests })
    }
    await browser.close()
  })

  const tallies = { pages: noTally(), files: noTally(), rest: noTally() }
  const chance = chances()
  const one = async (number: number): Promise<void> => {
    const visit = visits[Math.floor(chance() * visits.length)]
    if (!visit) return
    const [isNew, isSignedIn, isFromCampaign] = [chance() < NEW, chance() < SIGNED_IN, chance() < FROM_CAMPAIGN]
    const mark = MARKS[number % MARKS.length] ?? ''
    const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const cookie = isSignedIn ? 'payload-token=of-a-shopper; consent=1' : 'consent=1'
    const send = async (request: Recorded, isFirst: boolean): Promise<void> => {
      const tally = request.isPage ? tallies.pages : isFile(request) ? tallies.files : tallies.rest
      const path = isFirst && isFromCampaign ? marked(request.path, mark, number) : request.path
      const headers = { ...request.headers, cookie, 'x-forwarded-for': visitor, 'accept-encoding': 'gzip' }
      const asked = { method: request.method === 'POST' ? 'POST' : 'GET', headers, body: request.body } as const
      const answer = await ask(port, visit.host, path, asked)
      tally.asked += 1
      if (answer.headers['x-cache'] === 'hit') tally.kept += 1
      if (answer.status === 429) tally.refused += 1
      if (answer.status >= 500) tally.failed += 1
    }
    const [first, ...others] = visit.requests
    if (!first) return
    await send(first, true)
    // A returning visitor's browser has the files.
    await Promise.all(others.filter((request) => isNew || !isFile(request)).map((request) => send(request, false)))
  }

  const token = await signIn(stand)
  const headers = { authorization: `JWT ${token}` }
  let edits = 0
  const edit = async (number: number): Promise<void> => {
    const own = cars.get(site) ?? []
    const car = own[number % own.length]
    if (!car) return
    const json = { price: car.price + number }
    await mustAsk(stand.web.port, stand.web.platform, `/api/cars/${car.id}`, { method: 'PATCH', json, headers })
    edits += 1
  }
  let number = 0
  await step('The day', async () => {
    const running: Promise<void>[] = []
    for (let second = 0; second < SECONDS; second += 1) {
      const nextAt = performance.now() + 1000
      running.push(edit(second))
      for (let n = 0; n < VISITS_PER_SECOND; n += 1) {
        running.push(one((number += 1)))
        await sleep(Math.max(0, nextAt - performance.now()) / (VISITS_PER_SECOND - n))
      }
    }
    await Promise.all(running)
  })

  const parts = Object.values(tallies)
  const sum = (key: keyof Tally): number => parts.reduce((total, part) => total + part[key], 0)
  const share = (part: Tally): string => `${fixed((100 * part.kept) / part.asked, 1)} %`
  const names = {
    pages: 'pages and their data',
    files: 'scripts, styles, fonts, pictures',
    rest: 'API, actions and the like',
  }
  const rows = (['pages', 'files', 'rest'] as const).map((kind) => {
    const part = tallies[kind]
    return [names[kind], whole(part.asked), whole(part.kept), share(part), whole(part.refused), whole(part.failed)]
  })
  const all = sum('kept') / sum('asked')
  const head = ['', 'asked', 'answered by the edge', 'share', 'refused (429)', 'failed (5xx)']
  const text = `${number} visits of ${SITES.length} sites in ${SECONDS} s, ${edits} price edits; ${NEW * 100} % new visitors, ${SIGNED_IN * 100} % signed in, ${FROM_CAMPAIGN * 100} % with marks of a campaign.`
  const promise = 'Of a replayed day at least 95 % of requests are answered by the edge'
  return {
    text: [table(head, rows), text],
    limits: [
      { promise, measured: `${fixed(100 * all, 1)} %`, kept: all >= LIMIT },
      {
        promise: 'and none is refused or fails',
        measured: `${sum('refused') + sum('failed')}`,
        kept: sum('refused') + sum('failed') === 0,
      },
    ],
  }
}
