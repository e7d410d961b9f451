import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/**
 * Payload's connection pool tells of a broken idle connection by an event; with nobody listening, Node ends the process,
 * so that a restarted database took every web server and worker with it. Whoever needs a connection next gets a new one.
 */
export const surviveBrokenConnections = ({ db, logger }: Payload): void => {
  if (!('pool' in db) || !(db.pool instanceof EventEmitter)) return
  db.pool.on('error', (error: Error) => logger.warn(`A database connection broke: ${error.message}`))
}
