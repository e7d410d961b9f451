import * as z from 'zod/mini'

const dollars = z.number().check(z.gte(0), z.lte(10_000_000))

/** Body of `POST /api/miscellaneous` (LEA-35): the estimate a shopper was shown. */
export const miscellaneousSchema = z.object({
  lead_id: z.uuid('Not the id of a lead.'),
  column_name: z.literal('valuation', 'There is no such column.'),
  valuation: z.object({
    low: dollars,
    high: dollars,
    method: z.string().check(z.maxLength(500)),
    count: z.int().check(z.gte(0), z.lte(100_000)),
  }),
})

export type Valuation = z.infer<typeof miscellaneousSchema>['valuation']
