import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { withDatabase } from '../../scripts/servers/database.ts'
import { migrateDatabase } from '../../scripts/lib/migrateDatabase.ts'
import { startPostgres } from '../../scripts/servers/postgres.ts'
import { payloadRun, runToEnd, type CommandLine } from '../../scripts/servers/processes.ts'
import { offlineEnv } from '../../src/env.ts'
import { fullCar } from './fullCar.ts'
import { throwAwayDir } from './stand.ts'

const template = 'feeds_template'
const ids = z.array(z.object({ id: z.string() })).min(1)
const importSchema = z.object({ runId: z.string(), ms: z.number(), peakBytes: z.number() })
const createdSchema = z.object({ rowsPerSecond: z.number() })

export type Import = z.infer<typeof importSchema>

const lastLine = (tail: string[]): unknown => {
  const line = tail.findLast((text) => text.startsWith('{'))
  if (!line) throw new Error(`It printed no result:\n${tail.join('\n')}`)
  return JSON.parse(line)
}

const idOf = async (url: string, sql: string, values: string[] = []): Promise<string> =>
  withDatabase(url, async (client) => ids.parse((await client.query(sql, values)).rows)[0]?.id ?? '')

/** A PostgreSQL of its own with one dealership and one feed, and a fresh copy of it for each measurement. */
export const startFeedStand = async (undo: (() => unknown)[]) => {
  const dir = throwAwayDir(undo)
  const server = await startPostgres({ dataDir: dir, password: 'bench', throwAway: true })
  undo.push(server.stop)
  await server.createDatabase(template)
  const variables = { ...offlineEnv, DATA_DIR: dir }
  await migrateDatabase(server.databaseUrl(template), variables)
  const url = server.databaseUrl(template)
  const tenant = await idOf(
    url,
    "INSERT INTO tenants (name, slug, website_id) VALUES ('Bench', 'bench', 'bench') RETURNING id",
  )
  const client = await idOf(
    url,
    "INSERT INTO feed_clients (tenant_id, name, active, fetch_photos) VALUES ($1, 'Bench', true, true) RETURNING id",
    [tenant],
  )
  const run = async (line: CommandLine, databaseUrl: string): Promise<unknown> => {
    const env = { ...variables, DATABASE_URL: databaseUrl }
    const { code, tail } = await runToEnd(line, { name: 'bench', env, onLine: () => undefined })
    if (code !== 0) throw new Error(`It ended with code ${code}:\n${tail.join('\n')}`)
    return lastLine(tail)
  }

  return {
    /** A new database; returns its address. Drop it when it is measured. */
    fresh: async (name: string): Promise<string> => {
      await server.dropDatabase(name)
      await server.createDatabase(name, template)
      return server.databaseUrl(name)
    },
    drop: server.dropDatabase,
    /** A file of full cars; `edition` says which have changed since. */
    file: (name: string, cars: number, edition: (number: number) => number = () => 0): string => {
      const path = join(dir, name)
      writeFileSync(path, '')
      for (let from = 0; from < cars; from += 1000) {
        const numbers = Array.from({ length: Math.min(1000, cars - from) }, (_, index) => from + index)
        appendFileSync(path, numbers.map((number) => `${JSON.stringify(fullCar(number, edition(number)))}\n`).join(''))
      }
      return path
    },
    import: async (databaseUrl: string, file: string, flags: string[] = [], photos = ''): Promise<Import> => {
      const line = { command: 'tsx', args: [...flags, 'bench/importFile.ts', databaseUrl, client, file, '', photos] }
      return importSchema.parse(await run(line, databaseUrl))
    },
    /** Cars a second of `payload.create` in a loop. */
    createLoop: async (databaseUrl: string, cars: number): Promise<number> =>
      createdSchema.parse(await run(payloadRun('bench/createCars.ts', '--', tenant, String(cars)), databaseUrl))
        .rowsPerSecond,
  }
}
