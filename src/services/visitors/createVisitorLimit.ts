import { RateLimit } from '@/src/domain/RateLimit'
import { env } from '@/src/env'
import { clientAddress } from './clientAddress'

interface Rate {
  burst: number
  perSecond: number
}

const CLIENTS = 10_000
const TENANTS = 2000

/**
 * A limit for each client of a dealership, and one for all its clients together. Clients without a known address share
 * one bucket for each dealership. VISITOR_LIMIT_FACTOR multiplies both.
 */
export const createVisitorLimit = (rates: { client: Rate; tenant: Rate }) => {
  const start = ({ burst, perSecond }: Rate, keys: number): RateLimit => {
    const { VISITOR_LIMIT_FACTOR: factor } = env()
    return new RateLimit(burst * factor, perSecond * factor, keys)
  }
  // Created at the first request: a build has no environment.
  let limits: { clients: RateLimit; tenants: RateLimit } | undefined
  const both = () => (limits ??= { clients: start(rates.client, CLIENTS), tenants: start(rates.tenant, TENANTS) })
  const keyOf = (tenantId: string, headers: Headers): string => `${tenantId} ${clientAddress(headers) ?? 'unknown'}`
  return {
    /** Whether this request of a dealership's site is within both limits; `cost` tokens are taken then. */
    allow: (tenantId: string, headers: Headers, cost = 1): boolean => {
      const now = Date.now()
      const { clients, tenants } = both()
      return clients.allow(keyOf(tenantId, headers), now, cost) && tenants.allow(tenantId, now, cost)
    },
    /**
     * Null when this client has no token left. Else a function that takes one of the client and of the dealership. It
     * may be called after the request has ended, when its address is no longer known.
     */
    charge: (tenantId: string, headers: Headers): (() => void) | null => {
      const { clients, tenants } = both()
      const key = keyOf(tenantId, headers)
      if (clients.tokens(key, Date.now()) < 1) return null
      return () => void (clients.allow(key, Date.now()) && tenants.allow(tenantId, Date.now()))
    },
  }
}
