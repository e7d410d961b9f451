import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { asEditor } from '@/src/payload/editing/asEditor'
import { readLeadPage } from '@/src/payload/leadDesk/readLeadPage'
import { AdminPage } from '@/src/components/admin/AdminPage'
import '@/src/components/admin/desk/desk.css'
import { LeadPage } from '@/src/components/admin/desk/LeadPage'

const DESK = '/admin/lead-desk'

const Lead = async ({ view, id }: { view: AdminViewServerProps; id: string | null }) => {
  const { req } = view.initPageResult
  const find = { collection: 'leads', disableErrors: true, ...asEditor(req) } as const
  const lead = id === null ? null : await req.payload.findByID({ ...find, id }).catch(() => null)
  const page = lead && (await readLeadPage(req.payload, lead.id))
  if (!page)
    return (
      <p>
        There is no such lead, or it belongs to another dealership. <a href={DESK}>Back to the lead desk</a>
      </p>
    )
  const me = req.user?.collection === 'users' ? req.user.name || req.user.email : ''
  return <LeadPage first={page} me={me} />
}

/** The id at the end of the view's path; null when it is none. */
const idOf = (view: AdminViewServerProps): string | null => {
  const segments = view.params?.segments
  return z.uuid().safeParse(Array.isArray(segments) ? segments.at(-1) : segments).data ?? null
}

/** The admin's page at /admin/lead-desk/:id: a lead with everything that is known of it (CRM-03). */
export const LeadPageView = (view: AdminViewServerProps) => {
  const id = idOf(view)
  return (
    <AdminPage view={view} path={`${DESK}/${id ?? ''}`} step="Lead" className="leads">
      <Lead view={view} id={id} />
    </AdminPage>
  )
}
