import { pendingMigrations } from './database.ts'
import { Problem } from './Problem.ts'
import { runToEnd, type Variables } from './processes.ts'

/**
 * Brings a database up to date. @returns how many migrations it applied.
 * @throws Problem when the database still lacks one afterwards, whatever the command's exit code says.
 */
export const migrateDatabase = async (databaseUrl: string, variables: Variables): Promise<number> => {
  const before = await pendingMigrations(databaseUrl)
  if (before.length === 0) return 0
  const env = { ...variables, DATABASE_URL: databaseUrl, PAYLOAD_MIGRATING: 'true' }
  const line = { command: 'payload', args: ['migrate'] }
  const { tail } = await runToEnd(line, { name: 'migrate', env, onLine: () => undefined })
  const after = await pendingMigrations(databaseUrl)
  if (after.length === 0) return before.length
  throw new Problem(
    `The migration ${after[0]} was not applied:\n${tail.slice(-20).join('\n')}`,
    'The database is as it was before that migration; correct the cause and start again.',
  )
}
