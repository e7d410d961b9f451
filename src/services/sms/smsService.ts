import path from 'node:path'
import type { Env } from '@/src/env'
import { localSms } from './localSms'
import type { Sms } from './Sms'
import { twilioSms } from './twilioSms'

type SmsEnv = Pick<Env, 'SMS_ACCOUNT' | 'SMS_TOKEN' | 'SMS_FROM' | 'SMS_URL' | 'DATA_DIR'>

/** The account's service where one is configured, else the local outbox folder (design §1). */
export const smsService = ({ SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_URL, DATA_DIR }: SmsEnv): Sms =>
  SMS_ACCOUNT && SMS_TOKEN && SMS_FROM
    ? twilioSms({ url: SMS_URL, account: SMS_ACCOUNT, token: SMS_TOKEN, from: SMS_FROM })
    : localSms(path.join(DATA_DIR, 'sms'))
