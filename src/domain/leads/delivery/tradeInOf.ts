import { z } from 'zod'
import type { DeliveredTradeIn } from './DeliveredLead'

const text = z.union([z.string(), z.number().transform(String)]).catch('')
const number = z.coerce.number().nullable().catch(null)

const attributes = z.object({
  trade_in: z.object({
    rego: text,
    rego_state: text,
    make: text,
    model: text,
    year: number,
    odometer_km: number,
    condition: text,
  }),
})

/** The trade-in among a lead's attributes; null when it has none. */
export const tradeInOf = (leadAttributes: unknown): DeliveredTradeIn | null => {
  const parsed = attributes.safeParse(leadAttributes)
  return parsed.success ? parsed.data.trade_in : null
}
