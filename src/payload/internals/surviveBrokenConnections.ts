import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/**
 * Payload's connection pool reports a broken idle connection by an 'error' event. Without a listener Node ends the
 * process: a restart of the database would stop every web server and worker. The pool opens a new connection for the
 * next query.
 */
export const surviveBrokenConnections = ({ db, logger }: Payload): void => {
  if (!('pool' in db) || !(db.pool instanceof EventEmitter)) return
  db.pool.on('error', (error: Error) => logger.warn(`A database connection broke: ${error.message}`))
}
