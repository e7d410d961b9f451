import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor } from '../marketers/isEditor'
import { selectedDealership } from '../marketers/selectedDealership'
import { WhyList } from './WhyList'
import { whyRows } from './whyRows'

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

/** The admin's page at /admin/why: why something is off on a dealership's site, and who can change that (CMS-03). */
export const WhyView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, i18n, payload } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fwhy')
  const dealership = isEditor(user) ? await readDealership(req) : null
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: 'Why is this off?' }]} />
      <Gutter className="why">
        {dealership ? (
          <>
            <h1>Why is this off?</h1>
            <p className="why__intro">
              What applies at <strong>{dealership.name}</strong> and who decided it. An admin of the dealership changes
              it under{' '}
              <Link href={`/admin/collections/tenants/${dealership.id}`} prefetch={false}>
                {dealership.name}, Settings
              </Link>
              .
            </p>
            <WhyList rows={whyRows(dealership.template, dealership.settings)} />
          </>
        ) : (
          <p>There is no dealership whose settings you may see.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
