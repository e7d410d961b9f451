import { requestHost as hostOf, parseHost } from '@/src/domain/site/parseHost'
import { env } from '@/src/env'
import { tenantAt } from './tenantDomains'

export type HostAnswer = { kind: 'platform' } | { kind: 'site'; tenantId: string } | { kind: 'unknown' }

/** The host a request names. X-Forwarded-Host is used only behind a trusted proxy (design §3). */
export const requestHost = (headers: Headers): string | null => hostOf(headers, env().TRUST_PROXY)

/** Whether a host is the platform's own, a live dealership's, or unknown (TEN-03, TEN-15). */
export const tenantOfHost = async (host: string | null): Promise<HostAnswer> => {
  const name = parseHost(host, env().PLATFORM_HOST)
  if (name.kind === 'platform') return { kind: 'platform' }
  if (name.kind === 'invalid') return { kind: 'unknown' }
  const tenantId = await tenantAt(name)
  return tenantId ? { kind: 'site', tenantId } : { kind: 'unknown' }
}
