import type { Payload } from 'payload'
import type { MailLook } from '@/src/domain/mail/MailLook'
import { createAlertKey } from '@/src/payload/auth/alertKey'
import { sendPrivately } from '../leads/sendPrivately'

interface AskedFor {
  /** Of the queued mail: each attempt is sent under the same Message-ID. */
  mailId: string
  tenant: string
  email: string
  /** What the one press stops: the reminders of own vehicles alone, or (null) all saved searches. */
  only: 'reminders' | null
}

/** Mails the messages shoppers asked for. Any mail program can stop it by one press (RFC 8058). */
export const sendAskedFor = async (
  payload: Payload,
  look: MailLook,
  { mailId, tenant, email, only }: AskedFor,
  /** `manage`: the page where it is stopped. */
  write: (manage: string) => { subject: string; text: string; html: string },
): Promise<void> => {
  const key = createAlertKey({ tenant, email }, payload.secret)
  const stop = `${look.origin}/api/alerts/${key}${only ? `?only=${only}` : ''}`
  await sendPrivately(payload, look, {
    ...write(`${look.origin}/alerts/${key}`),
    to: email,
    replyTo: null,
    messageId: `<${mailId}@${new URL(look.origin).hostname}>`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}
