import { env } from '@/src/env'
import { openRequest } from './openRequests'

/**
 * The client's address: behind a trusted proxy the last entry of X-Forwarded-For, which that proxy set; else the remote
 * address of the connection, which cannot be forged. Null when unknown.
 */
export const clientAddress = (headers: Headers): string | null => {
  const hop = env().TRUST_PROXY ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : null
  return hop || openRequest(headers)?.peer || null
}
