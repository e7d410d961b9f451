import { z } from 'zod'
import { alertNote } from '@/src/domain/shopper/push/pushSubscription'
import { accountPaths } from '@/tenants/accountPaths'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'
import type { AlertDeps } from './AlertDeps'

const found = z.array(z.object({ tenant: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string() }))

/** The day's message on one device, beside the mail (ALRT-01). A browser that takes none any more is forgotten. */
export const pushAlert = async (
  { payload, pool, push }: AlertDeps,
  { subscriptionId, cars }: { subscriptionId: string; cars: number },
): Promise<void> => {
  const { rows } = await pool.query(
    `SELECT sessions.tenant_id::text AS tenant, endpoint, p256dh, auth FROM push_subscriptions
     JOIN shopper_sessions sessions ON sessions.id = session_id WHERE push_subscriptions.id = $1::uuid`,
    [subscriptionId],
  )
  const [to] = found.parse(rows)
  const from = to ? await dealershipLetterhead(payload, to.tenant) : null
  if (!to || !from) return
  const { endpoint, p256dh, auth } = to
  const note = alertNote(from.look.name, cars, `${accountPaths(from).garage}#searches`)
  const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, note)
  if (outcome === 'gone') await pool.query('DELETE FROM push_subscriptions WHERE id = $1::uuid', [subscriptionId])
}
