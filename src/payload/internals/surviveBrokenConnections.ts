import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/**
 * A connection that breaks is reported by an 'error' event: an idle one by Payload's pool, one that a transaction has by itself. Without a
 * listener Node ends the process: a restart of the database would stop every web server and worker. The query that was
 * waiting fails, and the pool opens a new connection for the next one.
 */
export const surviveBrokenConnections = ({ db, logger }: Payload): void => {
  if (!('pool' in db) || !(db.pool instanceof EventEmitter)) return
  db.pool.on('error', (error: Error) => logger.warn(`A database connection broke: ${error.message}`))
  db.pool.on('connect', (client: EventEmitter) => client.on('error', () => undefined))
}
