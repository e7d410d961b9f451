import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DealershipChoice } from './DealershipChoice'
import './dealership.css'

const MOST = 100

/** Only a path of the admin's collections: a link made elsewhere leads nowhere else. */
const thenOf = (value: unknown): string =>
  typeof value === 'string' && /^\/admin\/collections\/[a-z-]+\/create$/.test(value) ? value : '/admin'

/**
 * The admin's page at /admin/choose-dealership. A new draft is kept the moment its form opens, so whoever works for several
 * dealerships says first for which one (CMS-01, TEN-15).
 */
export const ChooseDealershipView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, i18n, payload } = req
  if (!user) redirect('/admin/login')
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { archived: { not_equals: true } },
    sort: 'name',
    limit: MOST,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true },
  })
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
      <SetStepNav nav={[{ label: 'For which dealership?' }]} />
      <Gutter>
        <h1>For which dealership?</h1>
        <DealershipChoice dealerships={docs.map(({ id, name }) => ({ id, name }))} then={thenOf(searchParams?.then)} />
      </Gutter>
    </DefaultTemplate>
  )
}
