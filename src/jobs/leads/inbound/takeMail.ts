import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import type { Lead } from '@/src/payload-types'
import { readsLeadsOf } from '@/src/payload/access/leadTenants'
import { leadOfMailbox } from '@/src/payload/auth/leadMailbox'
import { leadContext } from '@/src/payload/leads/leadContext'
import { noteActivity, noteOnce, stopClock } from '@/src/payload/leads/noteActivity'
import { heardAgain } from '@/src/payload/leads/routingColumns'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { selectRows } from '@/src/payload/sql/selectRows'
import { type InboundMail, readMail } from '@/src/services/mail/readMail'
import { leadAddress } from '../dealershipLetterhead'
import { enqueueAnswer, enqueueReply } from '../enqueueLeadMail'
import { leadPlaces } from '../leadPlaces'

/** What became of a mail; 'unknown': it is for no lead of ours, and nothing is kept of it. */
type MailOutcome = 'taken' | 'repeated' | 'ignored' | 'unknown'

interface Taken {
  req: PayloadRequest
  mail: InboundMail
  lead: Lead
  tenant: string
  /** Of its entry on the timeline. */
  id: string
}

/** One lead is not written about more often within an hour, unless two machines answer each other. */
const MOST_AN_HOUR = 60

const find = { depth: 0, disableErrors: true, overrideAccess: true } as const

/** The same for the same mail of the same lead, so that it is on the timeline once. In the form of a UUID. */
const entryId = (leadId: string, mailId: string): string => {
  const hash = createHash('sha256').update(`${leadId}\n${mailId}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

const countRow = z.array(z.object({ count: z.coerce.number() }))

const isFlooded = async ({ req, lead }: Taken): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`SELECT count(*) FROM lead_activities WHERE lead_id = ${lead.id}::uuid AND created_at > now() - interval '1 hour'`,
  )
  return (countRow.parse(rows)[0]?.count ?? 0) >= MOST_AN_HOUR
}

/** Staff of the lead's dealership who may read it, or the address its leads are mailed to. */
const isFromStaff = async ({ req, mail, lead, tenant }: Taken): Promise<boolean> => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: mail.from } },
    limit: 1,
    pagination: false,
    ...find,
    req,
  })
  if (docs.some((user) => readsLeadsOf(user, tenant))) return true
  return leadAddress(await leadPlaces(req.payload, tenant), lead)?.toLowerCase() === mail.from
}

const attachedWords = ({ attachments }: InboundMail): string =>
  attachments.length === 0 ? '' : `Attached, and not passed on: ${attachments.join(', ')}`

/** A mail on the timeline: its subject, then all that it says. */
const entryText = (mail: InboundMail, ...before: string[]): string =>
  [...before, mail.subject || '(no subject)', mail.text, attachedWords(mail)].filter(Boolean).join('\n\n')

/** An answer: it is mailed to the shopper as one written on the desk, and stops the clock as that does. */
const fromStaff = async ({ req, mail, lead, tenant, id }: Taken): Promise<boolean> => {
  const noted = { id, tenant, lead: lead.id, who: mail.from }
  // Without words, or an address to send them to, the shopper has no answer.
  if (mail.text === '' || !lead.email) return noteOnce(req, { ...noted, kind: 'note', text: entryText(mail) })
  const text = `${mail.subject || 'Your enquiry'}\n\n${mail.text}`
  if (!(await noteOnce(req, { ...noted, kind: 'mail', text }))) return false
  await enqueueAnswer(req, id)
  await stopClock(req, lead.id)
  const attached = attachedWords(mail)
  if (attached !== '') await noteActivity(req, { tenant, lead: lead.id, kind: 'note', text: attached })
  return true
}

/** The lead comes forward, as when the shopper sends a form again, and who answers it gets the mail. */
const fromShopper = async ({ req, mail, lead, tenant, id }: Taken): Promise<boolean> => {
  const noted = { id, tenant, lead: lead.id, kind: 'note', who: 'Mail from the customer' } as const
  if (!(await noteOnce(req, { ...noted, text: entryText(mail) }))) return false
  const head = relationId(lead.joined_to)
  const answered = head === null ? lead : await req.payload.findByID({ collection: 'leads', id: head, ...find, req })
  const context = answered && (await leadContext(req, tenant, relationId(answered.vehicle)))
  if (answered && context) await heardAgain(req, answered, context)
  await enqueueReply(req, id)
  return true
}

/** Kept, for a shopper may write from another address; nothing else happens. */
const fromStranger = ({ req, mail, lead, tenant, id }: Taken): Promise<boolean> => {
  const text = entryText(mail, mail.from)
  return noteOnce(req, { id, tenant, lead: lead.id, kind: 'note', who: 'Mail from an unknown address', text })
}

const take = async (taken: Taken): Promise<MailOutcome> => {
  const { mail, lead } = taken
  if (await isFlooded(taken)) return 'ignored'
  const isShopper = mail.from !== '' && mail.from === lead.email?.trim().toLowerCase()
  const act = (await isFromStaff(taken)) ? fromStaff : isShopper ? fromShopper : fromStranger
  return (await act(taken)) ? 'taken' : 'repeated'
}

/**
 * Takes a raw mail to the address of a lead (CRM-04): of staff, an answer to the shopper; of the shopper, a touch that staff get; of
 * anybody else, a note. Each mail once, by its Message-ID. Mails of machines and our own are left alone. Throws when it could
 * not be stored.
 */
export const takeMail = async (payload: Payload, raw: Uint8Array): Promise<MailOutcome> => {
  const mail = await readMail(raw)
  const { LEAD_MAIL_DOMAIN: domain } = env()
  if (!mail || domain === undefined) return 'unknown'
  const leadOf = (address: string): string | null => leadOfMailbox(address, domain, payload.secret)
  const [leadId] = mail.to.flatMap((address) => leadOf(address) ?? [])
  if (leadId === undefined) return 'unknown'
  const isOurs = mail.from === payload.email.defaultFromAddress.toLowerCase() || leadOf(mail.from) !== null
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const lead = await payload.findByID({ collection: 'leads', id: leadId, ...find, req })
    const tenant = relationId(lead?.tenant)
    if (!lead || !tenant || lead.erased_at) return 'unknown'
    if (mail.isAutomatic || isOurs) return 'ignored'
    return take({ req, mail, lead, tenant, id: entryId(leadId, mail.id) })
  })
}
