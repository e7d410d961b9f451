import { lookup } from 'node:dns/promises'

/** One web process: its address as a URL, and the host name it was resolved from. */
export interface WebReplica {
  origin: string
  host: string
}

const replicasAt = async (address: string): Promise<WebReplica[]> => {
  const url = new URL(address)
  const { host } = url
  // A certificate is valid for the host name, so an https address is not resolved and counts as one server.
  if (url.protocol === 'https:') return [{ origin: url.origin, host }]
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true })
  const ofIpv4 = found.filter(({ family }) => family === 4)
  return (ofIpv4.length > 0 ? ofIpv4 : found).map(({ address: ip, family }) => {
    const one = new URL(url)
    one.hostname = family === 6 ? `[${ip}]` : ip
    return { origin: one.origin, host }
  })
}

/**
 * Every web process behind the addresses of INTERNAL_URL. A host name that resolves to several addresses means all of
 * them, as the name of a scaled service does under docker compose. Resolved for each call, because replicas come and
 * go.
 *
 * @throws Error when a name cannot be resolved.
 */
export const webReplicas = async (addresses: string[]): Promise<WebReplica[]> =>
  (await Promise.all(addresses.map(replicasAt))).flat()
