import { z } from 'zod'

const body = z.object({ queries: z.array(z.record(z.string(), z.unknown())) })
const pairSchema = z.object({ ours: body, direct: body })

/** One search twice: as a browser sends it to the site, and as the site's server sends it to the engine. */
export type SearchPair = z.infer<typeof pairSchema>

/** What to search for, by site, and how many cars it has. */
export const searchPlanSchema = z.record(z.string(), z.object({ cars: z.number(), pairs: z.array(pairSchema) }))
export type SearchPlan = z.infer<typeof searchPlanSchema>
