import path from 'node:path'
import { z } from 'zod'
import type { Env } from '@/src/env'
import { localSms } from './localSms'
import { type Sms, SmsError } from './Sms'

type SmsEnv = Pick<Env, 'SMS_ACCOUNT' | 'SMS_TOKEN' | 'SMS_FROM' | 'SMS_URL' | 'DATA_DIR'>

interface SmsAccount {
  /** Of the API: https://api.twilio.com. */
  url: string
  account: string
  token: string
  /** A number, a name, or a messaging service's id (MG…). */
  from: string
}

const TIMEOUT_MS = 8_000
const accepted = z.object({ sid: z.string() })
const refused = z.object({ code: z.number() })

/** Asked too often, or the service's own failure: later it may go. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

const senderOf = (from: string): Record<string, string> =>
  /^MG[0-9a-f]{32}$/i.test(from) ? { MessagingServiceSid: from } : { From: from }

/**
 * Twilio's contract, which others speak too: `POST /2010-04-01/Accounts/{sid}/Messages.json` with a form and Basic
 * authentication; 201 with the message's `sid`, or an error with `code`. Its answers repeat number and text, so none of them
 * is kept.
 */
const twilioSms = ({ url, account, token, from }: SmsAccount): Sms => ({
  send: async ({ to, text }) => {
    const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url)
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, Body: text, ...senderOf(from) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (!response) throw new SmsError('no answer', true)
    const answer: unknown = await response.json().catch(() => null)
    if (response.status === 201 && accepted.safeParse(answer).success) return
    const { data } = refused.safeParse(answer)
    throw new SmsError(data ? `${response.status}, ${data.code}` : String(response.status), isPassing(response.status))
  },
})

/** The account's service where one is configured, else the local outbox folder (design §1). */
export const smsService = ({ SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_URL, DATA_DIR }: SmsEnv): Sms =>
  SMS_ACCOUNT && SMS_TOKEN && SMS_FROM
    ? twilioSms({ url: SMS_URL, account: SMS_ACCOUNT, token: SMS_TOKEN, from: SMS_FROM })
    : localSms(path.join(DATA_DIR, 'sms'))
