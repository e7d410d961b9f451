import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { readPlatform } from '@/tenants/readPlatform'
import { AdminPage } from '../AdminPage'
import { isEditor } from '../marketers/holdsRole'
import { selectedDealership } from '../marketers/workingDealership'
import { WhyList } from './WhyList'
import { whyRows } from './whyRows'

const TITLE = 'Why is this off?'

/** The dealership chosen, else the first one may see, with the settings its marketers may only read. */
const readDealership = async (req: PayloadRequest) => {
  const chosen = await selectedDealership()
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: chosen ? { id: { equals: chosen } } : {},
    sort: 'name',
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    select: { name: true },
  })
  const [mine] = docs
  return mine ? req.payload.findByID({ collection: 'tenants', id: mine.id, depth: 0, overrideAccess: true }) : null
}

const Why = async ({ req }: { req: PayloadRequest }) => {
  const dealership = isEditor(req.user) ? await readDealership(req) : null
  if (!dealership) return <p>There is no dealership whose settings you may see.</p>
  const { id, name, template, settings } = dealership
  const platform = await readPlatform(req.payload)
  return (
    <>
      <h1>{TITLE}</h1>
      <p className="why__intro">
        What applies at <strong>{name}</strong> and who decided it. An admin of the dealership changes it under{' '}
        <Link href={`/admin/collections/tenants/${id}`} prefetch={false}>
          {name}, Settings
        </Link>
        .
      </p>
      <WhyList rows={whyRows(template, settings, platform)} />
    </>
  )
}

/** The admin's page at /admin/why: why something is off on a dealership's site, and who can change that (CMS-03). */
export const WhyView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path="/admin/why" step={TITLE} className="why">
    <Why req={view.initPageResult.req} />
  </AdminPage>
)
