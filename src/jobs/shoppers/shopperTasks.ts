import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import { z } from 'zod'
import { signInMail } from '@/src/domain/mail/signInMail'
import { addressOf } from '@/src/domain/shopper/signIn/signInAddress'
import { signInText } from '@/src/domain/shopper/signIn/signInText'
import { readSignInToken } from '@/src/payload/auth/signInToken'
import { type Sms, SmsError } from '@/src/services/sms/Sms'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'
import { sendPrivately } from '../leads/sendPrivately'
import { tasks } from '../taskNames'
import { mailPrize } from './mailPrize'
import { mailReminders, type ReminderDeps } from './mailReminders'
import { reminderClock } from './reminderClock'

const tokenPayload = z.object({ token: z.string() })
const mailPayload = z.object({ mailId: z.string() })
const turnPayload = z.object({ turnId: z.uuid() })

interface ShopperDeps {
  payload: Payload
  sms: Sms
}

/**
 * Sends a sign-in code to the address it was asked for (WAT-15). A code that has expired while the queue waited is not sent. What
 * the service will never take is logged by its code, not tried again.
 */
const sendSignInCode = async ({ payload, sms }: ShopperDeps, token: string): Promise<void> => {
  const claims = readSignInToken(token, payload.secret, Math.floor(Date.now() / 1000))
  const from = claims && (await dealershipLetterhead(payload, claims.tenant))
  if (!from) return
  const { look } = from
  const { address: to, code } = claims
  if (addressOf(to).kind === 'email') {
    await sendPrivately(payload, look, { ...signInMail(look, code), to, replyTo: null })
    return
  }
  try {
    await sms.send({ to, text: signInText(look, code) })
  } catch (error) {
    if (!(error instanceof SmsError) || error.mayRetry) throw error
    payload.logger.warn({ code: error.code }, 'A sign-in code was not taken by the text message service')
  }
}

/** Mails of last month are forgotten; what they reminded of goes with its vehicle. */
const tidyReminders = ({ pool }: ReminderDeps) =>
  pool.query(`DELETE FROM vehicle_reminder_mails WHERE day < now() - interval '30 days'`)

/** The worker's tasks for reminders of shoppers' own vehicles. */
export const reminderTasks = (deps: ReminderDeps): TaskList => ({
  [tasks.reminderClock]: async () => void (await reminderClock(deps.pool, new Date())),
  [tasks.mailReminders]: (input) => mailReminders(deps, mailPayload.parse(input).mailId),
  [tasks.tidyReminders]: async () => void (await tidyReminders(deps)),
})

/** The worker's tasks for shoppers' accounts. */
export const shopperTasks = (deps: ShopperDeps): TaskList => ({
  [tasks.sendSignInCode]: (input) => sendSignInCode(deps, tokenPayload.parse(input).token),
  [tasks.mailPrize]: (input) => mailPrize(deps.payload, turnPayload.parse(input).turnId),
})
