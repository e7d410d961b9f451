import { readFileSync } from 'node:fs'
import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { z } from 'zod'
import { wantedOf } from '../src/domain/alerts/Wanted'
import { alertConsent } from '../src/domain/leads/searchAlert'
import { parseSearchParams, toSearchParams } from '../src/domain/search/url/searchAddress'
import { saveSearch } from '../src/payload/sql/savedSearches'

/** Saves searches as the form does for proven addresses: `payload run bench/saveSearches.ts -- <file>`, JSON. */
const file = process.argv.at(-1) ?? ''
const { tenant, path, searches } = z
  .object({
    tenant: z.string(),
    path: z.string(),
    searches: z.array(z.object({ email: z.string(), search: z.string() })),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')))

const AT_ONCE = 8

const payload = await getPayload({ config })
const save = async ({ email, search }: { email: string; search: string }): Promise<void> => {
  const state = parseSearchParams(new URLSearchParams(search))
  const words = search
  const stored = { path, search: toSearchParams(state, 'flat').toString(), words, wanted: wantedOf(state, {}, null) }
  await saveSearch(
    await createLocalReq({}, payload),
    { tenant, email, shopper: null, isProven: true },
    stored,
    alertConsent({ email }, new Date()),
  )
}
const waiting = [...searches]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await save(next)
  }),
)
await payload.destroy()
