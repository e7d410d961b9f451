import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

/** Has the worker ask how a reservation's payment stands, once the request's transaction is committed. */
export const enqueueSettle = async (req: PayloadRequest, reservationId: string): Promise<void> => {
  const payload = JSON.stringify({ reservationId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.settleReservation}, ${payload}::json, NULL, ${`${tasks.settleReservation}:${reservationId}`})`,
  )
}
