import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { alertStartMail } from '@/src/domain/mail/alertMails'
import { createAlertKey } from '@/src/payload/auth/alertKey'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'
import { sendPrivately } from '../leads/sendPrivately'
import { tasks } from '../taskNames'
import { alertClock } from './alertClock'
import type { AlertDeps } from './AlertDeps'
import { mailAlerts } from './mailAlerts'
import { matchSavedSearches } from './matchSavedSearches'
import { pushAlert } from './pushAlert'

const mailPayload = z.object({ mailId: z.string() })
const pushPayload = z.object({ subscriptionId: z.uuid(), cars: z.number() })
const searchPayload = z.object({ searchId: z.string() })

const askedRows = z.array(z.object({ tenant: z.string(), email: z.string(), words: z.string().nullable() }))

/** Asks the owner of an address whether to begin: the one mail that is sent to an unproven address. */
const mailAlertStart = async ({ payload, pool }: AlertDeps, searchId: string): Promise<void> => {
  const { rows } = await pool.query(
    `SELECT tenant_id::text AS tenant, email, words FROM saved_searches
     WHERE id = $1::uuid AND (confirmed_at IS NULL OR paused_at IS NOT NULL)`,
    [searchId],
  )
  const [asked] = askedRows.parse(rows)
  const from = asked ? await dealershipLetterhead(payload, asked.tenant) : null
  if (!asked || !from) return
  const { tenant, email, words } = asked
  const link = `${from.look.origin}/alerts/${createAlertKey({ tenant, email }, payload.secret)}`
  const mail = alertStartMail(from.look, { words: words || 'All our cars', link })
  await sendPrivately(payload, from.look, { ...mail, to: email, replyTo: null })
}

/** Deletes what has expired: searches not confirmed in two weeks, messages of last month, cars gone for a year. */
const tidyAlerts = async ({ pool }: AlertDeps): Promise<void> => {
  await pool.query(`DELETE FROM saved_searches WHERE confirmed_at IS NULL AND updated_at < now() - interval '14 days'`)
  await pool.query(`DELETE FROM alert_mails WHERE day < now() - interval '30 days'`)
  await pool.query(
    `DELETE FROM alert_cars WHERE NOT available AND NOT waiting AND changed_at < now() - interval '1 year'`,
  )
}

/** The worker's tasks for alerts by e-mail and on devices. */
export const alertTasks = (deps: AlertDeps): TaskList => ({
  [tasks.matchSavedSearches]: () => matchSavedSearches(deps),
  [tasks.alertClock]: async () => void (await alertClock(deps.pool, new Date())),
  [tasks.mailAlerts]: (input) => mailAlerts(deps, mailPayload.parse(input).mailId),
  [tasks.pushAlert]: (input) => pushAlert(deps, pushPayload.parse(input)),
  [tasks.mailAlertStart]: (input) => mailAlertStart(deps, searchPayload.parse(input).searchId),
  [tasks.tidyAlerts]: () => tidyAlerts(deps),
})
