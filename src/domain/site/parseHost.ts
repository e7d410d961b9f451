export type HostKind =
  { kind: 'platform' } | { kind: 'slug'; slug: string } | { kind: 'domain'; domain: string } | { kind: 'invalid' }

const HIGHEST_PORT = 65_535

/** Whether the port is invalid. */
const hasWrongPort = (host: string): boolean => Number(/:(\d+)$/.exec(host.trim())?.[1] ?? 1) > HIGHEST_PORT

const hostnameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/**
 * What a Host header names (TEN-03, design §3): the platform itself (admin and API), a dealership by its slug under the
 * platform's host (`{slug}.localhost`, `{slug}.platform.example`), or a dealership's own domain.
 */
export const parseHost = (host: string | null | undefined, platformHost: string): HostKind => {
  const name = hostnameOf(host ?? '')
  const platform = hostnameOf(platformHost)
  if (hasWrongPort(host ?? '')) return { kind: 'invalid' }
  if (!/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(name)) return { kind: 'invalid' }
  if (name === platform || name === '127.0.0.1') return { kind: 'platform' }
  if (!name.endsWith(`.${platform}`)) return { kind: 'domain', domain: name }
  const slug = name.slice(0, -platform.length - 1)
  return slug.includes('.') ? { kind: 'domain', domain: name } : { kind: 'slug', slug }
}

/** The host a request was made to. X-Forwarded-Host is used only behind a trusted proxy (design §3). */
export const requestHost = (headers: Headers, trustProxy: boolean): string | null =>
  (trustProxy ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : null) ?? headers.get('host')
