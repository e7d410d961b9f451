import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { tasks } from '../taskNames'
import { transactionSql } from './transactionSql'

/**
 * Queues a job in the request's own transaction: what it is about and the job are stored together, or neither.
 *
 * @param key jobs of the same task and key are one
 */
export const enqueueTask = (
  req: PayloadRequest,
  task: (typeof tasks)[keyof typeof tasks],
  payload: object,
  key: string | null = null,
): Promise<void> =>
  transactionSql(
    req,
    sql`SELECT wake_worker(${task}, ${JSON.stringify(payload)}::json, NULL, ${key === null ? null : `${task}:${key}`})`,
  )
