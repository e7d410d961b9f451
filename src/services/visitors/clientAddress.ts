import { env } from '@/src/env'
import { openRequest } from './openRequests'

/**
 * The address a request came from: behind a proxy we trust the last entry of X-Forwarded-For, which that proxy set; else
 * the other end of the connection, which cannot be forged. Null: it is not known.
 */
export const clientAddress = (headers: Headers): string | null => {
  const hop = env().TRUST_PROXY ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : null
  return hop || openRequest(headers)?.peer || null
}
