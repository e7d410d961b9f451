import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { step } from '../../scripts/lib/progress.ts'
import { runToEnd } from '../../scripts/servers/processes.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { engineOf, stockDocuments } from '../lib/engine.ts'
import { site, throwAwayDir } from '../lib/stand.ts'

const SEARCHES = 100_000
const CHANGED = 1000
const SAMPLED = 500
const LIMIT_MS = 60_000

const measured = z.object({
  ms: z.number(),
  hits: z.number(),
  rssMb: z.number(),
  filters: z.array(z.array(z.string())),
})

/** Changed cars against stored searches (ALRT-01), beside the naive way: every stored search asked of the engine. */
export const alerts = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const documents = await stockDocuments(stand.servers)
  const dir = throwAwayDir(bench.undo)
  const [inFile, outFile] = [join(dir, 'in.json'), join(dir, 'out.json')]
  const { databaseUrl } = stand.servers
  const order = { databaseUrl, tenant: await stand.tenantIdOf(site), slug: site, documents }
  writeFileSync(inFile, JSON.stringify({ ...order, searches: SEARCHES, changed: CHANGED, sampled: SAMPLED }))
  await step(`${whole(CHANGED)} cars against ${whole(SEARCHES)} searches`, async () => {
    const line = { command: 'tsx', args: ['bench/matchSearches.ts', inFile, outFile] }
    const { code, tail } = await runToEnd(line, { name: 'alerts', env: {}, onLine: () => undefined })
    if (code !== 0) throw new Error(`The searches could not be matched:\n${tail.join('\n')}`)
  })
  const { ms, hits, rssMb, filters } = measured.parse(JSON.parse(readFileSync(outFile, 'utf8')))
  const engine = engineOf(stand.servers)
  const changed = documents.slice(0, CHANGED).map(({ id }) => `"${id}"`)
  const naiveMs = await step(`${SAMPLED} searches asked of the engine`, async () => {
    const startedAt = performance.now()
    for (const filter of filters) {
      const asked = { q: '', filter: [`id IN [${changed.join(', ')}]`, ...filter], limit: CHANGED }
      await engine.call('POST', '/indexes/Car_production/search', { ...asked, attributesToRetrieve: ['id'] })
    }
    return ((performance.now() - startedAt) / SAMPLED) * SEARCHES
  })
  const rows = [
    ['stored searches found by the cars', `${fixed(ms / 1000, 1)} s`, '1'],
    ['every search asked of the engine', `${fixed(naiveMs / 1000, 1)} s`, `${whole(naiveMs / ms)}`],
  ]
  return {
    text: [
      table(['', `${whole(CHANGED)} cars, ${whole(SEARCHES)} searches`, 'times as long'], rows),
      `${whole(hits)} hits, ${whole(rssMb)} MB of the process. The naive way is worked out from ${SAMPLED} searches, one after the ` +
        `other, each for the ids of the demo's ${whole(documents.length)} cars, which is fewer than changed.`,
    ],
    limits: [
      {
        promise: `${whole(CHANGED)} changed cars are held against ${whole(SEARCHES)} searches within a minute`,
        measured: `${fixed(ms / 1000, 1)} s`,
        kept: ms <= LIMIT_MS,
      },
    ],
  }
}
