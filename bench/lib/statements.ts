import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withDatabase } from '../../scripts/servers/database.ts'
import type { Stand } from './stand.ts'

/** PostgreSQL writes its log a moment after it has answered. */
const LOG_MS = 400

/** Makes PostgreSQL log the statements of whom a bench watches. */
const logStatements = (stand: Stand, on: boolean): Promise<void> =>
  withDatabase(stand.servers.databaseUrl, async (client) => {
    for (const [name, value] of [
      ['log_statement', "'all'"],
      ['log_line_prefix', "'%a|'"],
    ]) {
      await client.query(on ? `alter system set ${name} = ${value}` : `alter system reset ${name}`)
    }
    await client.query('select pg_reload_conf()')
    await sleep(LOG_MS)
  })

/** Number of statements that the program named `app` sends during each visit. */
export const countStatements = async (
  stand: Stand,
  app: string,
  visits: (() => Promise<unknown>)[],
): Promise<number[]> => {
  const log = join(stand.dataDir, 'postgres.log')
  await logStatements(stand, true)
  const counts: number[] = []
  for (const visit of visits) {
    const from = statSync(log).size
    await visit()
    await sleep(LOG_MS)
    const lines = readFileSync(log).subarray(from).toString().split('\n')
    counts.push(lines.filter((line) => line.startsWith(`${app}|`) && /LOG: {2}(execute|statement)/.test(line)).length)
  }
  await logStatements(stand, false)
  return counts
}
