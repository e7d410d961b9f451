import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasNoTenants } from './database.ts'
import { Problem } from './Problem.ts'
import { payloadRun, runToEnd, type Variables } from './processes.ts'
import { say, step } from './progress.ts'

/**
 * Creates the demo dealerships in an empty database, or finishes a seed that was interrupted: the seed itself is
 * idempotent, the note beside the data says that it had not reached its end.
 */
export const seedWhenEmpty = async (databaseUrl: string, dataDir: string, variables: Variables): Promise<boolean> => {
  const unfinished = join(dataDir, 'seed-unfinished')
  if (!existsSync(unfinished) && !(await hasNoTenants(databaseUrl))) return false
  await step('Demo dealerships', async () => {
    writeFileSync(unfinished, '')
    const { code, tail } = await runToEnd(payloadRun('src/seed/run.ts'), {
      name: 'seed',
      env: variables,
      onLine: (line) => {
        if (/^\s*[✓•]/.test(line)) say(`  ${line}`)
      },
    })
    if (code !== 0 || (await hasNoTenants(databaseUrl))) {
      throw new Problem(
        `The demo dealerships could not be created:\n${tail.slice(-20).join('\n')}`,
        'Correct the cause and start again, or start without them:   SEED_DEMO=false npm start',
      )
    }
    rmSync(unfinished)
  })
  return true
}
