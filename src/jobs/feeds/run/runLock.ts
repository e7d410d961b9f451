import type { ClientBase } from 'pg'
import { z } from 'zod'
import { FeedRefusal } from './FeedRefusal'

const TRIES = 4
const PAUSE_MS = 100
const ids = z.array(z.object({ id: z.string() }))
const granted = z.array(z.object({ granted: z.boolean() }))

/**
 * Makes this session the only one that works on a client's feed (FEED-05). The lock ends with the session, so a killed
 * process releases it; its run, still marked 'running', is then marked as interrupted.
 *
 * @throws FeedRefusal run_in_progress, naming the active run
 */
export const takeRunLock = async (client: ClientBase, clientId: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtextextended('feed:' || $1, 0)) AS granted", [
      clientId,
    ])
    if (granted.parse(rows)[0]?.granted) break
    if (attempt === TRIES) {
      const running = await client.query(
        "SELECT id FROM feed_runs WHERE client_id = $1 AND state = 'running' ORDER BY started_at DESC LIMIT 1",
        [clientId],
      )
      const runId = ids.parse(running.rows)[0]?.id ?? null
      throw new FeedRefusal(
        'run_in_progress',
        'Another delivery of this feed is being imported. Send this one again afterwards.',
        runId,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  await client.query(
    `UPDATE feed_runs SET state = 'interrupted', finished_at = now(), updated_at = now(),
       message = 'The import stopped before its end. Send the same file again: it continues where it is needed.'
     WHERE client_id = $1 AND state = 'running'`,
    [clientId],
  )
}
