import { env } from '@/src/env'

/** The host a request was made to. X-Forwarded-Host counts only behind a proxy we trust (TRUST_PROXY). */
export const requestHost = (headers: Headers): string | null =>
  (env().TRUST_PROXY ? headers.get('x-forwarded-host') : null) ?? headers.get('host')
