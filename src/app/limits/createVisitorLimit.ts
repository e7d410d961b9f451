import { RateLimit } from '@/src/domain/RateLimit'
import { clientAddress } from './clientAddress'

interface Rate {
  burst: number
  perSecond: number
}

const TENANTS = 2000

/**
 * A limit for each client of a dealership, and one for all its clients together. Clients without a known address share
 * one bucket for each dealership.
 */
export const createVisitorLimit = ({ client, tenant }: { client: Rate; tenant: Rate }) => {
  const clients = new RateLimit(client.burst, client.perSecond)
  const tenants = new RateLimit(tenant.burst, tenant.perSecond, TENANTS)
  const keyOf = (tenantId: string, headers: Headers): string => `${tenantId} ${clientAddress(headers) ?? 'unknown'}`
  return {
    /** Whether this request of a dealership's site is within both limits; `cost` tokens are taken then. */
    allow: (tenantId: string, headers: Headers, cost = 1): boolean => {
      const now = Date.now()
      return clients.allow(keyOf(tenantId, headers), now, cost) && tenants.allow(tenantId, now, cost)
    },
    /** Takes back one token of a request that turned out not to count. */
    giveBack: (tenantId: string, headers: Headers): void => {
      clients.giveBack(keyOf(tenantId, headers))
      tenants.giveBack(tenantId)
    },
  }
}
