import { requestHost } from '@/src/domain/site/parseHost'
import { env } from '@/src/env'

/** Whether a write comes from a page of the same host, or from a client that is no browser (design §3). */
export const originMatchesHost = (request: Request): boolean => {
  const origin = request.headers.get('origin')
  if (!origin) return !['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? 'none')
  return URL.canParse(origin) && new URL(origin).host === requestHost(request.headers, env().TRUST_PROXY)
}
