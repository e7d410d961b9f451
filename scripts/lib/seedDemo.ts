import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasNoTenants } from '../servers/database.ts'
import { Problem } from './Problem.ts'
import { payloadRun, runToEnd, type Variables } from '../servers/processes.ts'
import { say, step } from './progress.ts'

/** While this file exists beside the data, a seed has not reached its end. */
const noteIn = (dataDir: string): string => join(dataDir, 'seed-unfinished')

/** Creates the demo dealerships that are not there. */
export const seedDemo = (databaseUrl: string, dataDir: string, variables: Variables): Promise<void> =>
  step('Demo dealerships', async () => {
    writeFileSync(noteIn(dataDir), '')
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
    rmSync(noteIn(dataDir))
  })

/** Creates the demo dealerships in an empty database, or finishes a seed that was interrupted. */
export const seedWhenEmpty = async (databaseUrl: string, dataDir: string, variables: Variables): Promise<void> => {
  if (existsSync(noteIn(dataDir)) || (await hasNoTenants(databaseUrl))) await seedDemo(databaseUrl, dataDir, variables)
}
