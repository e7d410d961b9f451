import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { isAnswer } from '@/src/domain/leads/desk/activities'
import { type DeskAction, progressWords } from '@/src/domain/leads/desk/deskAction'
import { enqueueAnswer } from '@/src/jobs/leads/enqueueLeadMail'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { asEditor } from '@/src/payload/editing/asEditor'
import { selectRows } from '@/src/payload/sql/selectRows'
import { noteActivity, stopClock } from '@/src/payload/leads/noteActivity'

type Did<K extends DeskAction['do']> = Extract<DeskAction, { do: K }>

interface Desk {
  req: PayloadRequest
  lead: Lead
  tenant: string
}

const refuse = (message: string): never => {
  throw new APIError(message, 409, undefined, true)
}

const note = ({ req, lead, tenant }: Desk, kind: Parameters<typeof noteActivity>[1]['kind'], text: string) =>
  noteActivity(req, { tenant, lead: lead.id, kind, text })

const update = ({ req, lead }: Desk, data: Partial<Lead>) =>
  req.payload.update({ collection: 'leads', id: lead.id, data, ...asEditor(req) })

const mail = async (desk: Desk, { subject, text }: Did<'mail'>) => {
  if (!desk.lead.email) return refuse('This person gave no e-mail address.')
  const activity = await note(desk, 'mail', `${subject}\n\n${text}`)
  await enqueueAnswer(desk.req, activity)
}

const nameOf = async ({ req }: Desk, user: string | null): Promise<string> => {
  if (user === null) return 'Nobody in particular'
  const find = { collection: 'users', id: user, depth: 0, overrideAccess: true, disableErrors: true, req } as const
  const found = await req.payload.findByID(find)
  return found?.name || found?.email || 'Somebody who left'
}

const assign = async (desk: Desk, { user }: Did<'assign'>) => {
  await update(desk, { assigned_to: user })
  await note(desk, 'assigned', await nameOf(desk, user))
}

const nextStep = async (desk: Desk, { text, at }: Did<'next-step'>) => {
  await update(desk, { next_step: text, next_step_at: at })
  await note(desk, 'next-step', text || 'None')
}

const progress = async (desk: Desk, { workflow }: Did<'progress'>) => {
  await update(desk, { workflow })
  if (workflow === 'won' || workflow === 'lost') await stopClock(desk.req, desk.lead.id)
  await note(desk, 'progress', progressWords[workflow])
}

/**
 * Joins a lead, with all that was joined to it, to an open one of the same dealership (CRM-03): within a finished one
 * its waiting would not be seen. False: one of them is not there, is finished, or belongs to another itself.
 */
const joinLeads = async (
  req: PayloadRequest,
  { tenant, lead, into }: Record<'tenant' | 'lead' | 'into', string>,
): Promise<boolean> => {
  const locked = await selectRows(
    req,
    sql`SELECT id FROM leads WHERE id IN (${lead}::uuid, ${into}::uuid) AND tenant_id = ${tenant}::uuid
          AND joined_to_id IS NULL AND (id <> ${into}::uuid OR workflow IN ('new', 'in_progress')) ORDER BY id FOR UPDATE`,
  )
  if (locked.length !== 2) return false
  await selectRows(
    req,
    sql`UPDATE leads SET joined_to_id = ${into}::uuid WHERE id = ${lead}::uuid OR joined_to_id = ${lead}::uuid`,
  )
  await selectRows(
    req,
    sql`UPDATE leads AS head SET last_touch_at = greatest(head.last_touch_at, head.created_at, other.last_touch_at, other.created_at),
          respond_by = least(head.respond_by, other.respond_by),
          remind_at = least(head.remind_at, other.remind_at),
          escalate_at = least(head.escalate_at, other.escalate_at)
        FROM leads AS other WHERE head.id = ${into}::uuid AND other.id = ${lead}::uuid`,
  )
  await selectRows(
    req,
    sql`UPDATE leads SET respond_by = NULL, remind_at = NULL, escalate_at = NULL WHERE id = ${lead}::uuid`,
  )
  return true
}

/** Separates a joined lead again. False: it was not joined. */
const separateLead = async (req: PayloadRequest, lead: string): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`UPDATE leads SET joined_to_id = NULL WHERE id = ${lead}::uuid AND joined_to_id IS NOT NULL RETURNING id`,
  )
  return rows.length > 0
}

const join = async (desk: Desk, { lead: into }: Did<'join'>) => {
  const { req, lead, tenant } = desk
  if (!(await joinLeads(req, { tenant, lead: lead.id, into })))
    refuse('These two cannot be joined: the other one is finished, or belongs to another. Load the page again.')
  await noteActivity(req, { tenant, lead: into, kind: 'joined', text: `${lead.category ?? 'Lead'} of the same person` })
}

const separate = async (desk: Desk) => {
  if (!(await separateLead(desk.req, desk.lead.id))) refuse('It belongs to no other lead.')
  await note(desk, 'separated', '')
}

const act = (desk: Desk, action: DeskAction): Promise<unknown> => {
  switch (action.do) {
    case 'mail':
      return mail(desk, action)
    case 'assign':
      return assign(desk, action)
    case 'next-step':
      return nextStep(desk, action)
    case 'progress':
      return progress(desk, action)
    case 'join':
      return join(desk, action)
    case 'separate':
      return separate(desk)
    default:
      return note(desk, action.do, action.text)
  }
}

/**
 * Does what a member of staff pressed on the lead desk, and notes it on the timeline (CRM-03, CRM-04). Call it in a
 * transaction, for a lead the user of the request may change.
 *
 * @throws APIError with a message for the person when it cannot be done
 */
export const actOnLead = async (req: PayloadRequest, lead: Lead, action: DeskAction): Promise<void> => {
  const desk = { req, lead, tenant: relationId(lead.tenant) ?? '' }
  await act(desk, action)
  if (isAnswer(action.do)) await stopClock(desk.req, desk.lead.id)
}
