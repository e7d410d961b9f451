import type { AdminViewServerProps } from 'payload'
import { actorOf } from '@/src/payload/access/actor'
import { leadTenants } from '@/src/payload/access/leadTenants'
import { readDesk } from '@/src/payload/leadDesk/readDesk'
import { AdminPage } from '@/src/components/admin/AdminPage'
import { holdsRole } from '@/src/components/admin/marketers/holdsRole'
import '@/src/components/admin/desk/desk.css'
import { LeadDesk } from '@/src/components/admin/desk/LeadDesk'

const Desk = async ({ view }: { view: AdminViewServerProps }) => {
  const { req } = view.initPageResult
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff' || !holdsRole(req.user, ['sales', 'dealership-admin']))
    return <p>Leads are for sales staff and dealership admins.</p>
  const question = { tenants: leadTenants(req), user: actor.id, search: '', page: 0 }
  const first = await readDesk(req.payload, { ...question, view: 'due' })
  return <LeadDesk first={first} />
}

/** The admin's page at /admin/lead-desk: leads to answer, overdue first (CRM-04). */
export const LeadDeskView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path="/admin/lead-desk" step="Lead desk" className="leads">
    <Desk view={view} />
  </AdminPage>
)
