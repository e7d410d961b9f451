import type { AdminViewServerProps } from 'payload'
import { AdminPage } from '../AdminPage'
import { DealershipChoice } from './DealershipChoice'
import './dealership.css'

const TITLE = 'For which dealership?'
const MOST = 100

/** Only paths of the admin that need the choice, so that a forged link cannot redirect elsewhere. */
const THEN = /^\/admin\/(holidays|collections\/[a-z-]+\/create(\?pattern=[a-z-]+)?)$/

const thenOf = (value: unknown): string => (typeof value === 'string' && THEN.test(value) ? value : '/admin')

const Choice = async ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { payload, user } = initPageResult.req
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
  return <DealershipChoice dealerships={docs.map(({ id, name }) => ({ id, name }))} then={thenOf(searchParams?.then)} />
}

/**
 * The admin's page at /admin/choose-dealership. Staff of several dealerships choose the dealership of a new row first,
 * because its form offers that dealership's pictures, brands and models (CMS-01, TEN-15).
 */
export const ChooseDealershipView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path="/admin/choose-dealership" step={TITLE}>
    <h1>{TITLE}</h1>
    <Choice {...view} />
  </AdminPage>
)
