import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { Config, EmailAdapter } from 'payload'
import type { Env } from '@/src/env'
import { PLATFORM_NAME } from '@/src/domain/platform/platformDefaults'

/** Sends mail under the platform's name as the operator has set it now; a message with a sender of its own keeps it. */
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

/**
 * Mail without a mail server: every message becomes one .eml file in `folder`, newest last by name. Used when SMTP_HOST is
 * not set; what real SMTP would send is what the file holds.
 */
export const localOutbox =
  (folder: string, defaultFromAddress: string, defaultFromName: string): EmailAdapter<{ file: string }> =>
  () => ({
    name: 'local-outbox',
    defaultFromAddress,
    defaultFromName,
    sendEmail: async (message) => {
      const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
      const { message: raw } = await composer.sendMail({
        from: `${defaultFromName} <${defaultFromAddress}>`,
        ...message,
      })
      // Mails hold names and numbers of customers, and links that set a password.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`,
      )
      await writeFile(file, raw, { mode: 0o600 })
      return { file }
    },
  })

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
