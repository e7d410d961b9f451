import type { Payload } from 'payload'
import { z } from 'zod'
import type { MailLook } from '@/src/domain/mail/MailLook'

interface ShopperMail {
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The same for every attempt, so that a repeated mail is known as such by its receiver. */
  messageId?: string
}

const failure = z.object({ code: z.string().optional(), responseCode: z.number().optional() }).catch({})

/**
 * Mails a shopper in the dealership's name. Throws only the code of a mail server's refusal: its text repeats the
 * address, which must not reach a log or the queue.
 */
export const sendPrivately = async (payload: Payload, look: MailLook, mail: ShopperMail): Promise<void> => {
  const { replyTo, ...rest } = mail
  const from = { name: look.name, address: payload.email.defaultFromAddress }
  try {
    await payload.sendEmail({ from, ...rest, ...(replyTo ? { replyTo } : {}) })
  } catch (error) {
    const { code = 'unknown', responseCode } = failure.parse(error)
    throw new Error(`A mail to a shopper could not be sent (${[code, responseCode].filter(Boolean).join(' ')}).`)
  }
}
