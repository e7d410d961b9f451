import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { PushSender } from '@/src/services/push/pushSender'
import type { StockReader } from '../index/SyncDeps'

/** What the jobs of alerts work with. */
export interface AlertDeps {
  payload: Payload
  pool: Pool
  reader: Pick<StockReader, 'read'>
  push: PushSender
}
