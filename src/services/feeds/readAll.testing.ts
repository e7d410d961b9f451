import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { FeedClientProfile, FeedFacts, FeedRecord, FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import type { FeedProfileName } from '@/src/domain/feeds/columns/feedProfiles'
import { readFeed } from './readFeed'

export const client = (profile: FeedProfileName, changes: Partial<FeedClientProfile> = {}): FeedClientProfile => ({
  profile,
  mapping: [],
  priceBasis: null,
  mayEndOpen: true,
  ...changes,
})

/** Bytes in chunks, as a request delivers them. */
export async function* chunks(content: string | Uint8Array, size = 16_384): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export interface WholeQuery {
  rows: FeedRow[]
  facts: FeedFacts
  records: FeedRecord[]
}

/** All rows of a feed. */
export const readAll = async (
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  profile: FeedProfileName | FeedClientProfile,
  limits?: FeedLimits,
): Promise<WholeQuery> => {
  const bytes = typeof content === 'string' || content instanceof Uint8Array ? chunks(content) : content
  const reading = readFeed(bytes, typeof profile === 'string' ? client(profile) : profile, limits)
  const rows: FeedRow[] = []
  for await (const row of reading.rows) rows.push(row)
  return { rows, facts: reading.facts(), records: rows.flatMap((row) => (row.kind === 'car' ? [row.record] : [])) }
}
