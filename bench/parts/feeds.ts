import { withDatabase } from '../../scripts/servers/database.ts'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, medianRatio, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { startFeedStand } from '../lib/feedStand.ts'
import { median } from '../lib/stats.ts'

const CARS = 10_000
const CREATED = 400
const ROUNDS = 3
const FEW = 1_000
const MANY = 100_000
/** V8 lets garbage lie as long as there is room; with little room the peak is what the import needs. */
const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=2']

/** Tables COPY fills: a car's own row and its lists. Triggers, indexes and foreign keys are as for the import. */
const tables = ['cars', 'cars_images', 'cars_texts'] as const

/** Milliseconds COPY takes for the rows an import has stored, from files on the server itself. */
const copyOf = async (imported: string, empty: string): Promise<number> => {
  const files = await withDatabase(imported, async (client) => {
    const { rows } = await client.query("SELECT current_setting('data_directory') AS dir")
    const named = tables.map((name) => ({ name, file: `${rows[0].dir}/${name}.copy` }))
    for (const { name, file } of named) await client.query(`COPY ${name} TO '${file}'`)
    return named
  })
  return withDatabase(empty, async (client) => {
    const startedAt = performance.now()
    await client.query('BEGIN')
    for (const { name, file } of files) await client.query(`COPY ${name} FROM '${file}'`)
    await client.query('COMMIT')
    return performance.now() - startedAt
  })
}

const times = (ratio: number): string => `${fixed(ratio, 1)} times`

/** The import of full cars against creating them one by one, against COPY, and again with nothing or little changed; memory. */
export const feeds = async (bench: Bench): Promise<PartResult> => {
  const stand = await startFeedStand(bench.undo)
  const [first, fewChanged] = [
    stand.file('first.ndjson', CARS),
    stand.file('changed.ndjson', CARS, (number) => (number % 20 === 0 ? 7 : 0)),
  ]
  const seen = { create: [0], bulk: [0], copy: [0], again: [0], changed: [0] }
  for (const list of Object.values(seen)) list.pop()
  for (let round = 1; round <= ROUNDS; round += 1) {
    await step(`Round ${round} of ${ROUNDS}`, async () => {
      seen.create.push(await stand.createLoop(await stand.fresh('one_by_one'), CREATED))
      const imported = await stand.fresh('imported')
      seen.bulk.push((CARS * 1000) / (await stand.import(imported, first, [], 'photos')).ms)
      seen.copy.push((CARS * 1000) / (await copyOf(imported, await stand.fresh('copied'))))
      seen.again.push((CARS * 1000) / (await stand.import(imported, first, [], 'photos')).ms)
      seen.changed.push((CARS * 1000) / (await stand.import(imported, fewChanged, [], 'photos')).ms)
    })
  }
  const peak = async (cars: number): Promise<number> => {
    const database = await stand.fresh('memory')
    return (await stand.import(database, stand.file(`${cars}.ndjson`, cars), SMALL_HEAP)).peakBytes / 1e6
  }
  const few = await step(`Memory, ${whole(FEW)} cars`, () => peak(FEW))
  const many = await step(`Memory, ${whole(MANY)} cars`, () => peak(MANY))

  const ratios = {
    create: medianRatio(seen.bulk, seen.create),
    copy: medianRatio(seen.bulk, seen.copy),
    again: medianRatio(seen.again, seen.bulk),
    changed: medianRatio(seen.changed, seen.bulk),
  }
  const row = (what: string, values: number[], ratio: string) => [what, whole(median(values)), ratio]
  const rows = [
    row('import, new cars', seen.bulk, '1'),
    row('`payload.create` in a loop', seen.create, fixed(1 / ratios.create, 3)),
    row('COPY of the same rows', seen.copy, fixed(1 / ratios.copy)),
    row('import again, nothing changed', seen.again, fixed(ratios.again)),
    row('import again, 5% changed', seen.changed, fixed(ratios.changed)),
  ]
  const text = [
    table(['', 'cars a second', 'of the import'], rows),
    `${whole(CARS)} cars of 45 fields with 20 features and 10 photos, as NDJSON: read, cleaned, compared, stored, queued for search and photo fetching. ` +
      `Medians of ${ROUNDS} rounds, each with all five; PostgreSQL does not wait for the disk in any of them. The loop creates ${CREATED} cars that are already cleaned. ` +
      'COPY reads the three tables of cars from files on the server, which cleans nothing, compares nothing and queues nothing.',
    `Peak memory of a process that imports ${whole(FEW)} cars: ${whole(few)} MB; ${whole(MANY)} cars: ${whole(many)} MB (with ${SMALL_HEAP.join(' ')}, so that the peak is what is needed and not what V8 leaves lying).`,
  ]
  const limit = (promise: string, measured: string, kept: boolean) => ({ promise, measured, kept })
  return {
    text,
    limits: [
      limit('An import is at least 15 times as fast as payload.create', times(ratios.create), ratios.create >= 15),
      limit('and at least 0.4 of COPY of the same rows', fixed(ratios.copy), ratios.copy >= 0.4),
      limit('Nothing changed: at least 5 times as fast again', times(ratios.again), ratios.again >= 5),
      limit('5% changed: at least 3 times', times(ratios.changed), ratios.changed >= 3),
      limit('100,000 cars: at most 30 MB above 1,000', `${whole(many - few)} MB`, many - few <= 30),
    ],
  }
}
