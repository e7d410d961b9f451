import { lookup } from 'node:dns/promises'
import { request } from 'undici'
import { env } from '@/src/env'

const ANSWER_MS = 2_000
/** Of one request: half of what a cache reads of a header line (8 KB), so that a name of 250 characters still fits. */
const HEADER_BYTES = 4_000

/**
 * Address of every edge cache: a name of EDGE_URLS may resolve to several. A name that does not resolve is returned
 * unchanged.
 */
export const edgeAddresses = async (): Promise<string[]> => {
  const found = await Promise.all(
    env().EDGE_URLS.map(async (url) => {
      const { hostname, protocol, port } = new URL(url)
      const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => null)
      if (addresses === null) return [url]
      return addresses.map(({ address, family }) => {
        const host = family === 6 ? `[${address}]` : address
        return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
      })
    }),
  )
  return [...new Set(found.flat())]
}

const send = async (edge: string, headers: Record<string, string>): Promise<void> => {
  const { statusCode, body } = await request(edge, {
    method: 'PURGE',
    headers: { ...headers, 'edge-secret': env().EDGE_SECRET ?? '' },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  await body.dump()
  if (statusCode !== 200) throw new Error(`The edge ${edge} answered ${statusCode} to a purge.`)
}

/** Surrogate keys in as few lines as an edge can read. */
const headerLines = (keys: readonly string[]): string[] => {
  const lines: string[] = []
  for (const key of keys) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + key.length < HEADER_BYTES) lines[lines.length - 1] = `${last} ${key}`
    else lines.push(key)
  }
  return lines
}

/**
 * What carries one of these surrogate keys is fresh for the next visitor of this edge.
 *
 * @throws Error when the edge does not answer, or refuses
 */
export const purgeEdge = async (edge: string, keys: readonly string[]): Promise<void> => {
  for (const line of headerLines(keys)) await send(edge, { xkey: line })
}

/** Removes everything an edge has stored. @throws Error when the edge does not answer, or refuses */
export const emptyEdge = (edge: string): Promise<void> => send(edge, { 'purge-everything': 'yes' })
