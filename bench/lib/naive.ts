import { join } from 'node:path'
import { z } from 'zod'
import { withDatabase } from '../../scripts/servers/database.ts'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { startProcess, type Running } from '../../scripts/servers/processes.ts'
import { untilAnswering } from '../../scripts/servers/readiness.ts'
import type { Bench } from './Bench.ts'
import { engineOf } from './engine.ts'
import type { Stand } from './stand.ts'

const TABLE = 'bench_naive_cars'
const BATCH = 2_000

const documentsSchema = z.object({ results: z.array(z.record(z.string(), z.unknown())) })

/** Column type of a field; null when it is neither filtered nor counted. */
const typeOf = (name: string, values: unknown[]): string | null => {
  const value = values.find((one) => one !== null && one !== undefined)
  // The sample has no sold car, but searches filter by the date all the same.
  if (value === undefined && name.endsWith('_timestamp')) return 'double precision'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'double precision'
  if (typeof value === 'boolean') return 'boolean'
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? 'text[]' : null
}

const columnOf = (name: string, type: string): string =>
  type === 'text[]'
    ? `array(select jsonb_array_elements_text(doc->'${name}')) as ${name}`
    : `(doc->>'${name}')::${type} as ${name}`

/** Copies an index into one table with the usual database indexes: by site, make and price. */
export const copyToPostgres = async (stand: Stand, index: string): Promise<void> => {
  const { call } = engineOf(stand.servers)
  await withDatabase(stand.servers.databaseUrl, async (client) => {
    await client.query('create temporary table bench_documents (doc jsonb)')
    const sample: Record<string, unknown>[] = []
    for (let offset = 0; ; offset += BATCH) {
      const answer = await call('GET', `/indexes/${index}/documents?limit=${BATCH}&offset=${offset}`)
      const { results } = documentsSchema.parse(answer)
      if (results.length === 0) break
      if (offset === 0) sample.push(...results)
      const insert = 'insert into bench_documents select value from jsonb_array_elements($1::jsonb)'
      await client.query(insert, [JSON.stringify(results)])
    }
    const columns = Object.keys(sample[0] ?? {}).flatMap((name) => {
      const type = typeOf(
        name,
        sample.map((document) => document[name]),
      )
      return type === null ? [] : [columnOf(name, type)]
    })
    await client.query(`create table ${TABLE} as select doc, ${columns.join(', ')} from bench_documents`)
    await client.query(`create index on ${TABLE} using gin (sites)`)
    for (const name of ['make', 'price', 'make_model']) await client.query(`create index on ${TABLE} (${name})`)
    await client.query(`analyze ${TABLE}`)
  })
}

/** Starts a naive engine over the copy of an index. @returns its process, and the environment that points the app at it. */
export const startNaive = async (bench: Bench, stand: Stand, index: string, counted: 'every' | 'shown') => {
  const port = await freePort()
  const args = [join(projectRoot, 'bench/naiveEngine.ts'), String(port), stand.servers.databaseUrl, TABLE, counted]
  const running: Running = await startProcess({ command: 'node', args }, { name: 'naive' })
  bench.undo.push(() => running.stop())
  await untilAnswering(port, 'localhost', 10_000)
  return { running, variables: { MEILISEARCH_URL: `http://127.0.0.1:${port}`, SEARCH_INDEX: index } }
}
