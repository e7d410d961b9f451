import type { Pool } from 'pg'
import type { Payload } from 'payload'
import type { PhotoFetcher } from '@/src/services/photos/photoFetcher'

/** What fetching photos works with. */
export interface PhotoDeps {
  pool: Pool
  payload: Payload
  fetcher: PhotoFetcher
  log: { warn(message: string): void; error(message: string): void }
}
