import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { DESK_PAGE, readDesk } from '@/src/payload/leadDesk/readDesk'
import { readLeadPage } from '@/src/payload/leadDesk/readLeadPage'
import { deskActionSchema } from '@/src/domain/leads/desk/deskAction'
import { deskViews } from '@/src/domain/leads/desk/DeskLead'
import type { Lead } from '@/src/payload-types'
import { actorOf } from '@/src/payload/access/actor'
import { leadTenants } from '@/src/payload/access/leadTenants'
import { asEditor } from '@/src/payload/editing/asEditor'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { actOnLead } from '../desk/actOnLead'

const MOST_PAGES = 10_000 / DESK_PAGE

const querySchema = z.object({
  view: z.enum(deskViews).default('due'),
  search: z.string().max(100).default(''),
  page: z.coerce.number().int().min(0).max(MOST_PAGES).default(0),
})

const private_ = { headers: { 'cache-control': 'no-store' } }

/** The lead in the address if the user may see it, which is also who may change it (policy.leads). */
const askedLead = async (req: PayloadRequest): Promise<Lead | null> => {
  const id = z.uuid().safeParse(req.routeParams?.id)
  if (!id.success || actorOf(req.user).kind !== 'staff') return null
  return req.payload.findByID({ collection: 'leads', id: id.data, disableErrors: true, ...asEditor(req) })
}

const noLead = (): Response => apiError(404, 'not_found', 'There is no such lead.')

/** `GET /api/leads/desk?view&search&page`: leads of the dealership worked for, overdue first (CRM-04). */
const list: Endpoint = {
  path: '/desk',
  method: 'get',
  handler: async (req) => {
    const actor = actorOf(req.user)
    if (actor.kind !== 'staff') return apiError(403, 'forbidden', 'Sign in to the admin to see leads.')
    const asked = querySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!asked.success) return apiError(400, 'invalid', `Give view as one of ${deskViews.join(', ')}, and page from 0.`)
    const desk = await readDesk(req.payload, { ...asked.data, tenants: leadTenants(req), user: actor.id })
    return Response.json({ success: true, ...desk }, private_)
  },
}

/** `GET /api/leads/:id/desk`: a lead with everything that is known of it (CRM-03). */
const one: Endpoint = {
  path: '/:id/desk',
  method: 'get',
  handler: async (req) => {
    const lead = await askedLead(req)
    const page = lead && (await readLeadPage(req.payload, lead.id))
    return page ? Response.json({ success: true, ...page }, private_) : noLead()
  },
}

/** `POST /api/leads/:id/desk`: does what staff pressed (`deskActionSchema`); answers with the lead as it is then. */
const act: Endpoint = {
  path: '/:id/desk',
  method: 'post',
  handler: async (req) => {
    const lead = await askedLead(req)
    if (!lead) return noLead()
    const body = deskActionSchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return apiError(400, 'invalid', body.error.issues[0]?.message ?? 'That is not possible.')
    await inTransaction(req, () => actOnLead(req, lead, body.data))
    const page = await readLeadPage(req.payload, lead.id)
    return page ? Response.json({ success: true, ...page }, private_) : noLead()
  },
}

export const leadDesk: Endpoint[] = [list, one, act]
