import type { ClientBase } from 'pg'
import { z } from 'zod'

const slugRows = z.array(z.object({ slug: z.string() }))

const takenOf = async (client: ClientBase, slugs: readonly string[]): Promise<Set<string>> => {
  const { rows } = await client.query('SELECT slug FROM cars WHERE slug = ANY($1::text[])', [slugs])
  return new Set(slugRows.parse(rows).map(({ slug }) => slug))
}

const FIRST_PROBES = 8
const MAX_PROBES = 2 ** 20

/**
 * An unused slug for each new car, in order: the wanted one, else with '-2', '-3'… appended (RTE-01). Unique over all
 * dealerships, as for single writes. A lock serialises imports here, so that two of them cannot choose the same slug.
 */
export const freeSlugs = async (client: ClientBase, wanted: readonly string[]): Promise<string[]> => {
  if (wanted.length === 0) return []
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('car-slugs', 0))")
  const taken = await takenOf(client, [...new Set(wanted)])
  const probed = new Map<string, number>()
  const next = new Map<string, number>()
  const given: string[] = []
  for (const base of wanted) {
    let number = next.get(base) ?? 1
    for (;;) {
      const candidate = number === 1 ? base : `${base}-${number}`
      const known = probed.get(base) ?? 1
      if (number > known) {
        const until = Math.min(Math.max(known * 4, FIRST_PROBES), MAX_PROBES)
        const more = Array.from({ length: until - known }, (_, index) => `${base}-${known + 1 + index}`)
        for (const slug of await takenOf(client, more)) taken.add(slug)
        probed.set(base, until)
      }
      number += 1
      if (taken.has(candidate)) continue
      taken.add(candidate)
      given.push(candidate)
      break
    }
    next.set(base, number)
  }
  return given
}
