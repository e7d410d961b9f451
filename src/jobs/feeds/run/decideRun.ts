import { z } from 'zod'
import { delistCars, findMissing } from '../delist'
import { withFeedConnection } from '../feedConnection'
import { FeedRefusal } from './FeedRefusal'
import { feedSetup } from './feedSetup'
import { inFeedTransaction } from '../inFeedTransaction'
import { takeRunLock } from './runLock'

const heldRows = z.array(z.object({ clientId: z.string(), tenantId: z.string(), runNo: z.string() }))

/**
 * A person's word about a held run (FEED-03). Approved: the cars its file did not hold, and no newer run has seen since,
 * leave the site. Refused: they stay.
 *
 * @throws FeedRefusal not_held, or run_in_progress while another delivery of the feed is imported
 */
export const decideRun = (
  databaseUrl: string,
  decision: { runId: string; clientId: string; approve: boolean; userId: string },
): Promise<void> =>
  withFeedConnection(databaseUrl, async (client) => {
    const { runId, approve, userId } = decision
    await takeRunLock(client, decision.clientId)
    const setup = await feedSetup(client, decision.clientId)
    await inFeedTransaction(client, async () => {
      const { rows } = await client.query(
        `UPDATE feed_runs SET state = $2, decided_by_id = $3, decided_at = now(), updated_at = now()
         FROM feed_run_facts AS facts
         WHERE feed_runs.id = $1 AND facts.run_id = feed_runs.id AND feed_runs.state = 'held'
         RETURNING feed_runs.client_id AS "clientId", feed_runs.tenant_id AS "tenantId", facts.run_no::text AS "runNo"`,
        [runId, approve ? 'done' : 'refused', userId],
      )
      const [held] = heldRows.parse(rows)
      if (!held || !setup) throw new FeedRefusal('not_held', 'This run does not wait for a decision.', runId)
      if (!approve) return
      const run = { ...held, runId }
      const missing = await findMissing(client, run)
      await delistCars(client, run, missing, setup.missingStock)
      await client.query('UPDATE feed_runs SET missing = $2 WHERE id = $1', [runId, missing.length])
    })
  })
