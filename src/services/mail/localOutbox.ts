import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'

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
