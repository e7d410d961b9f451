import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { runToEnd } from '../../scripts/servers/processes.ts'
import { step } from '../../scripts/lib/progress.ts'
import { whole } from './Bench.ts'
import { stockDocuments } from './engine.ts'
import { type loadOrderSchema, searchPlanSchema, type SearchPlan } from './searchPlan.ts'
import { groupSite, marketplaceSite, site, type Stand } from './stand.ts'

/** An index with stock made of the demo's documents. */
export type BigStock = { index: string; cars: number; tenants: number }

const loaded = new Map<string, SearchPlan>()

/**
 * Fills an index of its own with the project's documents and settings, once in a run.
 * @returns searches for each of its three sites.
 */
export const bigStock = async (stand: Stand, { index, cars, tenants }: BigStock, dir: string): Promise<SearchPlan> => {
  const known = loaded.get(index)
  if (known) return known
  const samplesFile = join(dir, 'documents.json')
  const planFile = join(dir, `${index}.json`)
  const sites = { site, group: groupSite, marketplace: marketplaceSite }
  const order: z.infer<typeof loadOrderSchema> = { index, cars, tenants, samplesFile, planFile, sites }
  await step(`${whole(cars)} cars of ${tenants} dealerships`, async () => {
    writeFileSync(samplesFile, JSON.stringify(await stockDocuments(stand.servers)))
    const args = ['bench/loadStock.ts', JSON.stringify(order)]
    const env = { ...stand.variables, NODE_ENV: 'production' }
    const { code, tail } = await runToEnd({ command: 'tsx', args }, { name: 'load', env, onLine: () => undefined })
    if (code !== 0) throw new Error(`The documents could not be loaded:\n${tail.join('\n')}`)
  })
  // Written down as text: each use takes searches of its own.
  const plan = searchPlanSchema.parse(JSON.parse(readFileSync(planFile, 'utf8')))
  loaded.set(index, plan)
  return plan
}
