import { RateLimit } from '@/src/domain/RateLimit'
import { env } from '@/src/env'
import { clientAddress } from './clientAddress'

interface Rate {
  burst: number
  perSecond: number
}

const CLIENTS = 10_000
const TENANTS = 2000

const start = ({ burst, perSecond }: Rate, keys: number): RateLimit => {
  const { VISITOR_LIMIT_FACTOR: factor } = env()
  return new RateLimit(burst * factor, perSecond * factor, keys)
}
const keyOf = (scope: string, headers: Headers): string => `${scope} ${clientAddress(headers) ?? 'unknown'}`

/**
 * A limit for each client of a dealership, and one for all its clients together. Clients without a known address share
 * one bucket for each dealership. VISITOR_LIMIT_FACTOR multiplies both.
 */
export const createVisitorLimit = (rates: { client: Rate; tenant: Rate }) => {
  // Created at the first request: a build has no environment.
  let limits: { clients: RateLimit; tenants: RateLimit } | undefined
  const both = () => (limits ??= { clients: start(rates.client, CLIENTS), tenants: start(rates.tenant, TENANTS) })
  return {
    /** Whether this request of a dealership's site is within both limits; `cost` tokens are taken then. */
    allow: (tenantId: string, headers: Headers, cost = 1): boolean => {
      const now = Date.now()
      const { clients, tenants } = both()
      return clients.allow(keyOf(tenantId, headers), now, cost) && tenants.allow(tenantId, now, cost)
    },
  }
}

/**
 * A limit for each client on requests that only turn out to be a burden when they are answered. The functions it returns
 * may be called after the request has ended, when its address is no longer known.
 */
export const createClientLimit = (rate: Rate) => {
  let limit: RateLimit | undefined
  const clients = () => (limit ??= start(rate, CLIENTS))
  return {
    /** Null when this client has no token left. Else a token is taken, and the function gives it back. */
    reserve: (scope: string, headers: Headers): (() => void) | null => {
      const key = keyOf(scope, headers)
      return clients().allow(key, Date.now()) ? () => clients().giveBack(key, Date.now()) : null
    },
    /** Null when this client has no token left. Else none is taken until the function is called. */
    charge: (scope: string, headers: Headers): (() => void) | null => {
      const key = keyOf(scope, headers)
      return clients().tokens(key, Date.now()) < 1 ? null : () => void clients().allow(key, Date.now())
    },
  }
}
