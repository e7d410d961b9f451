import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pendingMigrations } from '../servers/database.ts'
import { Problem } from './Problem.ts'
import { runToEnd, type Variables } from '../servers/processes.ts'

/**
 * Brings a database up to date. @returns how many migrations it applied.
 * @throws Problem when the database still lacks one afterwards, whatever the command's exit code says.
 */
export const migrateDatabase = async (databaseUrl: string, variables: Variables): Promise<number> => {
  const before = await pendingMigrations(databaseUrl)
  if (before.length === 0) return 0
  const env = { ...variables, DATABASE_URL: databaseUrl, PAYLOAD_MIGRATING: 'true' }
  const line = { command: 'payload', args: ['migrate'] }
  // Into a file: what a dying process writes to a pipe gets lost, and the cause of a failed migration comes last.
  const logFile = join(tmpdir(), `forecourt-migrate-${process.pid}.log`)
  await runToEnd(line, { name: 'migrate', env, logFile })
  const causes = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((text) => text.length < 400 && /caused by|error:|detail:|hint:/i.test(text))
  const after = await pendingMigrations(databaseUrl)
  if (after.length === 0) {
    rmSync(logFile)
    return before.length
  }
  throw new Problem(
    `The migration ${after[0]} was not applied:\n${causes.map((text) => text.trim()).join('\n')}`,
    `The database is as it was before that migration. The whole output is in ${logFile}.`,
  )
}
