import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, EmailAdapter } from 'payload'
import type { Env } from '@/src/env'
import { PLATFORM_NAME } from '@/src/domain/platform/platformDefaults'
import { localOutbox } from './localOutbox'

/** Sends mail in the name the operator gave the platform, as it is at that moment; a sender of its own stays. */
const namedSender = async (given: NonNullable<Config['email']>): Promise<EmailAdapter> => {
  const adapter = await given
  return ({ payload }) => {
    const mail = adapter({ payload })
    const { defaultFromName, defaultFromAddress: address } = mail
    const standard = [undefined, `"${defaultFromName}" <${address}>`]
    return {
      ...mail,
      sendEmail: async (message) => {
        if (typeof message.from === 'object' || !standard.includes(message.from)) return mail.sendEmail(message)
        const { platformName } = await payload.findGlobal({ slug: 'platform-settings', depth: 0, overrideAccess: true })
        return mail.sendEmail({ ...message, from: { name: platformName, address } })
      },
    }
  }
}

const transport = (settings: Env): NonNullable<Config['email']> =>
  settings.SMTP_HOST
    ? nodemailerAdapter({
        defaultFromAddress: settings.SMTP_FROM,
        defaultFromName: PLATFORM_NAME,
        skipVerify: true,
        transportOptions: {
          host: settings.SMTP_HOST,
          port: settings.SMTP_PORT,
          secure: settings.SMTP_SECURE,
          ...(settings.SMTP_USER ? { auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD } } : {}),
        },
      })
    : localOutbox(path.join(settings.DATA_DIR, 'mail'), settings.SMTP_FROM, PLATFORM_NAME)

/** SMTP when SMTP_HOST is set, else the local outbox folder (design §1); in the platform's name. */
export const mailAdapter = (settings: Env): Config['email'] => namedSender(transport(settings))
