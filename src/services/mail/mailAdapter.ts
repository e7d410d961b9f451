import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import type { Env } from '@/src/env'
import { localOutbox } from './localOutbox'

/** SMTP when SMTP_HOST is set, else the local outbox folder (design §1). */
export const mailAdapter = (settings: Env): Config['email'] =>
  settings.SMTP_HOST
    ? nodemailerAdapter({
        defaultFromAddress: settings.SMTP_FROM,
        defaultFromName: 'Forecourt',
        skipVerify: true,
        transportOptions: {
          host: settings.SMTP_HOST,
          port: settings.SMTP_PORT,
          secure: settings.SMTP_SECURE,
          ...(settings.SMTP_USER ? { auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD } } : {}),
        },
      })
    : localOutbox(path.join(settings.DATA_DIR, 'mail'), settings.SMTP_FROM, 'Forecourt')
