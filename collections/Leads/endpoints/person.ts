import type { Endpoint, PayloadRequest } from 'payload'
import { heldSections } from '@/src/domain/privacy/heldSections'
import { relationId } from '@/src/domain/relationId'
import { actorOf, isPlatformAdmin, tenantsWithRole } from '@/src/payload/access/actor'
import { recordAudit } from '@/src/payload/audit/recordAudit'
import { asEditor } from '@/src/payload/editing/asEditor'
import { apiError } from '@/src/payload/http/apiError'
import { erasePerson } from '@/src/payload/person/erasePerson'
import { findHeld } from '@/src/payload/person/findHeld'
import type { Person } from '@/src/payload/person/Person'

interface LeadPerson {
  lead: string
  tenant: string
  person: Person
}

const personOf = ({ email, phone }: { email?: string | null; phone?: string | null }): Person | null => {
  if (email?.trim()) return { by: 'email', value: email }
  return phone?.trim() ? { by: 'phone', value: phone } : null
}

/** Only dealership admins answer for the personal data of their dealership. */
const mayAnswerFor = (req: PayloadRequest, tenant: string | null): tenant is string =>
  tenant !== null &&
  (isPlatformAdmin(req.user) || tenantsWithRole(actorOf(req.user), ['dealership-admin']).includes(tenant))

/** Whom the lead of a request is about, for those who may ask; a Response: the refusal. */
const asked = async (req: PayloadRequest): Promise<LeadPerson | Response> => {
  const id = String(req.routeParams?.id ?? '')
  const lead =
    actorOf(req.user).kind === 'staff'
      ? await req.payload.findByID({ collection: 'leads', id, disableErrors: true, ...asEditor(req) })
      : null
  const tenant = relationId(lead?.tenant)
  if (!lead || !mayAnswerFor(req, tenant))
    return apiError(403, 'forbidden', 'Only an admin of the dealership may do this.')
  const person = personOf(lead)
  return person
    ? { lead: lead.id, tenant, person }
    : apiError(409, 'nobody', 'This lead has no e-mail address and no number: nobody can be found by it.')
}

const held = async (req: PayloadRequest, { lead, tenant, person }: LeadPerson, action: string) => {
  const found = await findHeld(req, [tenant], person)
  await recordAudit(req, {
    tenant,
    action,
    detail: { lead, leads: found.leads.length, accounts: found.accounts.length },
  })
  return found
}

/** `POST /api/leads/:id/person`: all the dealership holds of this lead's shopper, in words (LAW-08). Audited. */
export const showPerson: Endpoint = {
  path: '/:id/person',
  method: 'post',
  handler: async (req) => {
    const about = await asked(req)
    if (about instanceof Response) return about
    const sections = heldSections(await held(req, about, 'person-shown'))
    return Response.json({ success: true, sections }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** `GET /api/leads/:id/person.json`: the same as a file (LAW-08). Audited. */
export const downloadPerson: Endpoint = {
  path: '/:id/person.json',
  method: 'get',
  handler: async (req) => {
    const about = await asked(req)
    if (about instanceof Response) return about
    const found = await held(req, about, 'person-exported')
    return new Response(`${JSON.stringify({ madeAt: new Date().toISOString(), ...found }, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="person.json"',
        'cache-control': 'no-store',
      },
    })
  },
}

/** `POST /api/leads/:id/erase-person`: erases this lead's shopper at the dealership (LAW-08). Audited; it cannot be undone. */
export const erasePersonOf: Endpoint = {
  path: '/:id/erase-person',
  method: 'post',
  handler: async (req) => {
    const about = await asked(req)
    if (about instanceof Response) return about
    return Response.json({ success: true, ...(await erasePerson(req, [about.tenant], about.person, 'staff')) })
  },
}
