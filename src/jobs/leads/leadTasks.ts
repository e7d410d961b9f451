import type { TaskList } from 'graphile-worker'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { answerMail } from '@/src/domain/mail/answerMail'
import { myDataMail } from '@/src/domain/mail/myDataMail'
import { relationId } from '@/src/domain/relationId'
import { PERSON_MINUTES, PERSON_PATH, readPersonToken } from '@/src/payload/auth/personToken'
import { findHeld, isAnyHeld } from '@/src/payload/person/findHeld'
import { inTransaction } from '../inTransaction'
import { tasks } from '../taskNames'
import { dealershipLetterhead, leadMailboxOf } from './dealershipLetterhead'
import { deliverLead, type DeliveryDeps } from './deliverLead'
import { endLostDeliveries } from './endLostDeliveries'
import { eraseOldLeads } from './eraseOldLeads'
import { passReplyOn } from './inbound/passReplyOn'
import { readMailDrop } from './inbound/readMailDrop'
import { leadClock } from './leadClock'
import { mailDriveChange } from './mailDriveChange'
import { remindOfLead, reminderKinds } from './remindOfLead'
import { sendLeadMails } from './sendLeadMails'
import { sendPrivately } from './sendPrivately'

const leadPayload = z.object({ leadId: z.string() })
const answerPayload = z.object({ activityId: z.string() })
const reminderPayload = z.object({ leadId: z.string(), kind: z.enum(reminderKinds) })
const tokenPayload = z.object({ token: z.string() })
const deliveryPayload = z.object({ deliveryId: z.string() })

const answerRow = z.object({
  lead: z.string(),
  text: z.string(),
  who: z.string(),
  email: z.string(),
  tenant: z.string(),
})

const WAITING = `SELECT l.id::text AS lead, a.text, a.who, l.email, a.tenant_id::text AS tenant
  FROM lead_activities AS a JOIN leads AS l ON l.id = a.lead_id
  WHERE a.id = $1 AND a.kind = 'mail' AND a.sent_at IS NULL AND l.email <> '' FOR UPDATE OF a`

/**
 * Sends what a member of staff wrote to a shopper; a reply goes to the lead's own address, else to that person (CRM-04). Sent
 * once. Throws when it cannot be sent: the queue tries again, ever later, for about three days.
 */
const mailAnswer = ({ payload, pool }: Pick<DeliveryDeps, 'payload' | 'pool'>, activityId: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query(WAITING, [activityId])
    if (rows.length === 0) return
    const { lead, text: whole, who, email: to, tenant } = answerRow.parse(rows[0])
    const [subject = '', ...rest] = whole.split('\n\n')
    const sender = await dealershipLetterhead(payload, tenant)
    if (!sender) return
    const mail = answerMail(sender.look, { subject, text: rest.join('\n\n') })
    await sendPrivately(payload, sender.look, { ...mail, to, replyTo: leadMailboxOf(payload, lead) ?? who })
    await client.query('UPDATE lead_activities SET sent_at = now() WHERE id = $1', [activityId])
  })

const contactOf = async (payload: Payload, tenant: string): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return (
    mainLocation(docs.map((place) => ({ ...place, primary: place.primary === true })))?.contact_detail?.email || null
  )
}

/** The dealerships whose data a site answers for: its own, and its members'. */
const dealershipsOf = async (payload: Payload, tenantId: string): Promise<string[]> => {
  const { members } = await payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    select: { members: true },
    overrideAccess: true,
  })
  return [...new Set([tenantId, ...(members ?? []).flatMap((member) => relationId(member) ?? [])])]
}

/**
 * Mails a person the link to their own data when the site holds any (LAW-08); the page gave the same answer either way. An
 * expired link is not mailed.
 */
const mailMyData = async (payload: Payload, token: string): Promise<void> => {
  const claims = readPersonToken(token, payload.secret, Math.floor(Date.now() / 1000))
  if (claims?.person.by !== 'email') return
  const { tenant, person } = claims
  const req = await createLocalReq({}, payload)
  const held = await findHeld(req, await dealershipsOf(payload, tenant), person)
  const from = await dealershipLetterhead(payload, tenant)
  if (!from || !isAnyHeld(held)) return
  const { look } = from
  const mail = myDataMail(look, { link: `${look.origin}${PERSON_PATH}/open/${token}`, minutes: PERSON_MINUTES })
  await sendPrivately(payload, look, { ...mail, to: person.value, replyTo: await contactOf(payload, tenant) })
}

/** The worker's tasks for leads. */
export const leadTasks = (deps: DeliveryDeps): TaskList => ({
  [tasks.mailLead]: (input) => sendLeadMails(deps.payload, leadPayload.parse(input).leadId),
  [tasks.mailAnswer]: (input) => mailAnswer(deps, answerPayload.parse(input).activityId),
  [tasks.mailDriveChange]: (input) => mailDriveChange(deps.payload, answerPayload.parse(input).activityId),
  [tasks.passReplyOn]: (input) => passReplyOn(deps, answerPayload.parse(input).activityId),
  [tasks.readMailDrop]: async () => void (await readMailDrop(deps.payload)),
  [tasks.remindOfLead]: (input) => {
    const { leadId, kind } = reminderPayload.parse(input)
    return remindOfLead(deps.payload, leadId, kind)
  },
  [tasks.leadClock]: async () => {
    await leadClock(deps.pool)
    await endLostDeliveries(deps.pool)
  },
  [tasks.mailMyData]: (input) => mailMyData(deps.payload, tokenPayload.parse(input).token),
  [tasks.eraseOldLeads]: async () => void (await eraseOldLeads(deps.payload)),
  [tasks.deliverLead]: (input, { job }) =>
    deliverLead(deps, deliveryPayload.parse(input).deliveryId, job.attempts >= job.max_attempts),
})
