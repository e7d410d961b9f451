import * as z from 'zod/mini'

const estimate = z.object({ low: z.number(), high: z.number(), method: z.string(), count: z.number() })

/**
 * What can be said of a car before anything of its owner is known: the range, or why there is none: it is too old or was
 * driven too far (LEA-36), or too few comparable vehicles are for sale.
 */
export const tradeInRangeAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('range'), estimate }),
  z.object({ kind: z.literal('beyond') }),
  z.object({ kind: z.literal('few') }),
])

export type TradeInRange = z.infer<typeof tradeInRangeAnswer>
