import type { Payload } from 'payload'
import { adfXml } from '@/src/domain/leads/delivery/adfXml'
import { type DeliveredLead, webhookBody } from '@/src/domain/leads/delivery/DeliveredLead'
import { judgeAnswer, type Judgement } from '@/src/domain/leads/delivery/judgeAnswer'
import { autoplayMapping, mappedBody } from '@/src/domain/leads/delivery/mappedBody'
import type { LeadDestination } from '@/src/payload-types'
import { postWebhook } from '@/src/services/webhooks/postWebhook'
import { signatureHeader } from '@/src/payload/auth/webhookSignature'

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

interface Message {
  headers: Record<string, string>
  body: string
}

const bearer = (secret: string): Record<string, string> => (secret ? { authorization: `Bearer ${secret}` } : {})

/** What each kind of destination is posted. */
const messageFor = (destination: LeadDestination, lead: DeliveredLead): Message => {
  const secret = destination.secret_stored ?? ''
  if (destination.kind === 'autoplay')
    return { headers: bearer(secret), body: mappedBody(autoplayMapping(destination.dealer_code ?? ''), lead) }
  if (destination.kind === 'json') {
    const rows = (destination.mapping ?? []).map(({ path, from, fixed }) => ({
      path,
      from: from ?? null,
      fixed: fixed ?? '',
    }))
    const header = destination.key_header
    return { headers: header && secret ? { [header]: secret } : bearer(secret), body: mappedBody(rows, lead) }
  }
  const body = webhookBody(lead)
  const now = Math.floor(Date.now() / 1000)
  return { headers: { 'x-signature': signatureHeader(secret, now, body) }, body }
}

const post = async (
  destination: LeadDestination,
  lead: DeliveredLead,
  key: string,
  allow: readonly string[],
): Promise<Attempt> => {
  const { headers, body } = messageFor(destination, lead)
  const sent = { headers: { ...headers, 'idempotency-key': key }, body, allow }
  const { status, text, isRefused } = await postWebhook(destination.address, sent)
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
