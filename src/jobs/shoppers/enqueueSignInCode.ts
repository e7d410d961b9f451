import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { CODE_MINUTES } from '@/src/domain/shopper/signIn/signInForms'
import { createSignInToken } from '@/src/payload/auth/signInToken'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

/** Queues the message with a sign-in code. Address and code are in the queue within a sealed token alone. */
export const enqueueSignInCode = async (
  req: PayloadRequest,
  { tenant, address, code }: { tenant: string; address: string; code: string },
): Promise<void> => {
  const expires = Math.floor(Date.now() / 1000) + CODE_MINUTES * 60
  const token = createSignInToken({ tenant, address, code, expires }, req.payload.secret)
  const payload = JSON.stringify({ token })
  await transactionSql(req, sql`SELECT wake_worker(${tasks.sendSignInCode}, ${payload}::json, NULL, NULL)`)
}
