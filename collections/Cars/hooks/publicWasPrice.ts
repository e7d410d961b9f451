import type { FieldHook, PayloadRequest } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { allowedWasPrice } from '@/src/domain/stock/pricing/allowedWasPrice'
import { actorOf } from '@/src/payload/access/actor'
import { ownSettings } from '@/src/payload/ownSettings'
import { wasPriceMinDays } from '@/tenants/wasPriceMinDays'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Asked once a request and dealership, however many cars are read. */
const minDaysOf = (req: PayloadRequest, tenantId: string): Promise<number> => {
  const known: unknown = req.context.wasPriceMinDays
  const asked = known instanceof Map ? known : new Map<string, Promise<number>>()
  const days: Promise<number> = asked.get(tenantId) ?? ownSettings(req, tenantId).then(wasPriceMinDays)
  asked.set(tenantId, days)
  req.context.wasPriceMinDays = asked
  return days
}

/**
 * What visitors read through the API is the was-price the law allows, like everywhere on the site (LAW-05); staff and
 * feeds read what is stored. Never for the platform's own reads: an update starts from them and would store the result.
 */
export const publicWasPrice: FieldHook = async ({ value, siblingData, req, overrideAccess }) => {
  if (overrideAccess !== false || ['staff', 'feedClient'].includes(actorOf(req.user).kind)) return value
  // Read before anything is awaited: fields a visitor may not see are removed meanwhile.
  const evidence = {
    price: numberOf(siblingData.price),
    before_price: numberOf(value),
    before_price_days: numberOf(siblingData.before_price_days),
  }
  const tenantId = relationId(siblingData.tenant)
  if (evidence.before_price === null || tenantId === null) return null
  return allowedWasPrice(evidence, await minDaysOf(req, tenantId))
}
