import { z } from 'zod'
import { countCars } from '../servers/database.ts'
import { Problem } from './Problem.ts'
import { payloadRun, runToEnd } from '../servers/processes.ts'
import { step } from './progress.ts'
import type { Servers } from '../servers/servers.ts'

const statsSchema = z.object({ numberOfDocuments: z.number() })

const countDocuments = async (servers: Servers, index: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${servers.meilisearchKey}` }
  const response = await fetch(`${servers.meilisearchUrl}/indexes/${index}/stats`, { headers })
  if (response.status === 404) return 0
  return statsSchema.parse(await response.json()).numberOfDocuments
}

/** The index is a copy of the database: when it is empty and the database is not, it is made again. */
export const indexWhenEmpty = async (servers: Servers, index: string): Promise<void> => {
  const cars = await countCars(servers.databaseUrl)
  if (cars === 0 || (await countDocuments(servers, index)) > 0) return
  await step('Search index', async () => {
    const { tail } = await runToEnd(payloadRun('src/jobs/reindex.ts'), {
      name: 'index',
      env: servers.variables,
      onLine: () => undefined,
    })
    if ((await countDocuments(servers, index)) > 0) return
    throw new Problem(
      `The search index stayed empty:\n${tail.slice(-20).join('\n')}`,
      'Try it alone:   npm run reindex',
    )
  })
}
