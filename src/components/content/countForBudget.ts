import { z } from 'zod'

const answerSchema = z.object({ count: z.number() })

/** How many of the site's stock lie in a price range (SEA-08). */
export const countForBudget = async (price: { min: number; max: number }, signal: AbortSignal): Promise<number> => {
  const response = await fetch('/api/search/cars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filters: { price }, hitsPerPage: 1 }),
    signal,
  })
  return answerSchema.parse(await response.json()).count
}
