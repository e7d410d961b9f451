import { setTimeout as sleep } from 'node:timers/promises'
import { mustAsk } from './http.ts'
import { searchPath, site, type Stand } from './stand.ts'

const PAUSE_MS = 25

/** A visitor's requests, in turn: cached pages and an uncached search. */
const visits = (stand: Stand, slugs: readonly string[]) => {
  const { web } = stand
  const host = web.host(site)
  let number = 0
  return async (): Promise<void> => {
    number += 1
    if (number % 3 === 0) return void (await mustAsk(web.port, host, `/cars/${slugs[number % slugs.length]}`))
    if (number % 3 === 1) return void (await mustAsk(web.port, host, searchPath))
    const json = { queries: [{ indexUid: 'Car_production', q: '', filter: [`price <= ${900_000 + number}`] }] }
    const headers = { 'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}` }
    await mustAsk(web.port, host, '/api/search/multi-search', { method: 'POST', json, headers })
  }
}

/** A visitor who requests one page after another until stopped. @returns the milliseconds of each visit. */
export const startReading = (stand: Stand, slugs: readonly string[]): { stop: () => Promise<number[]> } => {
  const times: number[] = []
  let reading = true
  const visit = visits(stand, slugs)
  const done = (async () => {
    while (reading) {
      const from = performance.now()
      await visit()
      times.push(performance.now() - from)
      await sleep(PAUSE_MS)
    }
  })()
  done.catch(() => undefined)
  return {
    stop: async () => {
      reading = false
      await done
      return times
    },
  }
}
