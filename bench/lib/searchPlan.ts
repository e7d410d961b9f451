import { z } from 'zod'

const body = z.object({ queries: z.array(z.record(z.string(), z.unknown())) })
const pairSchema = z.object({ ours: body, direct: body })

/** One search twice: as a browser sends it to the site, and as the site's server sends it to the engine. */
export type SearchPair = z.infer<typeof pairSchema>

/** What to search for, by site, and how many cars it has. */
export const searchPlanSchema = z.record(z.string(), z.object({ cars: z.number(), pairs: z.array(pairSchema) }))
export type SearchPlan = z.infer<typeof searchPlanSchema>

/** What `loadStock` is asked to do: cars of so many dealerships into an index, the first one of them `sites.site`. */
export const loadOrderSchema = z.object({
  index: z.string(),
  cars: z.number(),
  tenants: z.number(),
  samplesFile: z.string(),
  planFile: z.string(),
  sites: z.object({ site: z.string(), group: z.string(), marketplace: z.string() }),
})
