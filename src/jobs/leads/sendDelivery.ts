import type { Payload } from 'payload'
import { adfXml } from '@/src/domain/leads/delivery/adfXml'
import type { DeliveredLead } from '@/src/domain/leads/delivery/DeliveredLead'
import { judgeAnswer, type Judgement } from '@/src/domain/leads/delivery/judgeAnswer'
import { webhookBody } from '@/src/domain/leads/delivery/webhookBody'
import type { LeadDestination } from '@/src/payload-types'
import { postWebhook } from '@/src/services/webhooks/postWebhook'
import { signatureHeader } from '@/src/services/webhooks/signature'

/** What came of an attempt. */
export interface Attempt {
  outcome: Judgement
  status: number | null
  text: string
}

const mail = async (payload: Payload, to: string, lead: DeliveredLead): Promise<Attempt> => {
  try {
    const about = `${lead.isTest ? 'Test of lead' : 'Lead'} ${lead.id}`
    await payload.sendEmail({ to, subject: `${about} (ADF 1.0)`, text: adfXml(lead) })
    return { outcome: 'sent', status: null, text: 'Handed to the mail server.' }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return { outcome: 'again', status: null, text: words.slice(0, 500) }
  }
}

const post = async (
  { address, secret_stored: secret }: LeadDestination,
  lead: DeliveredLead,
  key: string,
  allow: readonly string[],
): Promise<Attempt> => {
  const body = webhookBody(lead)
  const now = Math.floor(Date.now() / 1000)
  const headers = { 'x-signature': signatureHeader(secret ?? '', now, body), 'idempotency-key': key }
  const { status, text, isRefused } = await postWebhook(address, { headers, body, allow })
  return { outcome: isRefused ? 'failed' : judgeAnswer(status), status, text }
}

/** Sends a lead to a destination once. Never throws for what the other side does. */
export const sendDelivery = (
  { payload, allow }: { payload: Payload; allow: readonly string[] },
  destination: LeadDestination,
  lead: DeliveredLead,
): Promise<Attempt> =>
  destination.kind === 'adf-mail'
    ? mail(payload, destination.address, lead)
    : post(destination, lead, `${lead.id}:${destination.id}`, allow)
