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
 * Mails a shopper in the dealership's name. A mail server's refusal repeats the address, which must be in no log and no
 * queue: only its code is thrown.
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
