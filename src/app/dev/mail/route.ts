import path from 'node:path'
import { env } from '@/src/env'
import { readOutbox } from '@/src/services/mail/readOutbox'
import { outboxPage } from './outboxPage'

/** What the local outbox holds, in development only (design §1). */
export const GET = async (): Promise<Response> => {
  const { NODE_ENV, DATA_DIR } = env()
  if (NODE_ENV !== 'development') return new Response('Not found', { status: 404 })
  return new Response(outboxPage(await readOutbox(path.join(DATA_DIR, 'mail'))), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
