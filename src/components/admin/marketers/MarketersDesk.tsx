import { Link, Button } from '@payloadcms/ui'
import type { Payload, TypedUser, Where } from 'payload'
import { formatWeekday } from '@/src/domain/site/formatDay'
import { dealershipZone } from '@/tenants/dealershipZone'
import { comingUp, type Upcoming } from './comingUp'
import { deskTasks } from './deskTasks'
import { isEditor } from './holdsRole'
import './marketers.css'
import { readDated, readScheduled } from './readScheduled'
import { workingDealership } from './workingDealership'

/** Leads to the list of cars, searched: a plain form, so that Enter is enough. */
const FindCar = () => (
  <form className="desk__find" role="search" action="/admin/collections/cars">
    <label htmlFor="desk-find">Find a car</label>
    <input id="desk-find" type="search" name="search" required placeholder="Stock number, VIN, plate, make or model" />
    <Button type="submit" size="small" buttonStyle="secondary" margin={false}>
      Find
    </Button>
  </form>
)

interface DeskProps {
  payload: Payload
  user?: TypedUser | null
}

const eventWords = { begins: 'Begins', ends: 'Ends', 'goes live': 'Goes live', 'comes off': 'Comes off' } as const

const isStart = (event: Upcoming['event']): boolean => event === 'begins' || event === 'goes live'

const readHome = async ({ payload, user }: DeskProps, tenant: string | null): Promise<string> => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ slug: { equals: 'home' } }, ...(tenant ? [{ tenant: { equals: tenant } }] : [])] },
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    limit: 2,
    select: { slug: true },
  })
  return docs.length === 1 ? `/admin/collections/pages/${docs[0]?.id}` : '/admin/collections/pages'
}

/** What visitors see now of one kind. */
interface Shown {
  /** In words: '6 offers'. */
  words: string
  href: string
}

const kinds = [
  { collection: 'offers', one: 'offer', many: 'offers' },
  { collection: 'promo-cards', one: 'promo card', many: 'promo cards' },
  { collection: 'picture-overlays', one: 'picture overlay', many: 'picture overlays' },
] as const

/** How many offers, cards and overlays are published and within their dates, as far as the one who looks may read them. */
const readShown = (
  payload: Payload,
  user: TypedUser | null | undefined,
  tenant: string | null,
  now: Date,
): Promise<Shown[]> => {
  const iso = now.toISOString()
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { or: [{ start: { exists: false } }, { start: { less_than_equal: iso } }] },
      { or: [{ expiry: { exists: false } }, { expiry: { greater_than: iso } }] },
      ...(tenant ? [{ tenant: { equals: tenant } }] : []),
    ],
  }
  return Promise.all(
    kinds.map(async ({ collection, one, many }) => {
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      return { words: `${totalDocs} ${totalDocs === 1 ? one : many}`, href: `/admin/collections/${collection}` }
    }),
  )
}

/** What is on now, and what begins and ends soon. */
const Calendar = async ({ payload, user, tenant }: DeskProps & { tenant: string | null }) => {
  const now = new Date()
  const [shown, rows, scheduled, zone] = await Promise.all([
    readShown(payload, user, tenant, now),
    readDated(payload, user, tenant, now),
    readScheduled(payload, user, tenant, now),
    dealershipZone({ payload, context: {} }, tenant),
  ])
  const soon = comingUp(rows, now, scheduled)
  return (
    <>
      <section aria-labelledby="desk-now">
        <h2 id="desk-now">On the website now</h2>
        <ul className="desk__now">
          {shown.map(({ words, href }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="desk-soon">
        <h2 id="desk-soon">Next 14 days</h2>
        {soon.length === 0 ? (
          <p>Nothing begins or ends.</p>
        ) : (
          <ul className="desk__soon">
            {soon.map(({ id, collection, what, name, event, at }) => (
              <li key={`${id}${event}`}>
                <time dateTime={at}>{formatWeekday(at, zone)}</time>
                <span className={`desk__event desk__event--${isStart(event) ? 'begins' : 'ends'}`}>
                  {eventWords[event]}
                </span>
                <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                  {name || 'Without a name'}
                </Link>
                <small>{what}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** The dashboard: daily tasks, one press away, and content that starts or ends soon (CMS-01). */
export const MarketersDesk = async (props: DeskProps) => {
  const { payload, user } = props
  const tenant = (await workingDealership(props))?.id ?? null
  const dealership = tenant ? `/admin/collections/tenants/${tenant}` : '/admin/collections/tenants'
  const editor = isEditor(user)
  const home = editor ? await readHome(props, tenant) : ''
  return (
    <div className="desk">
      <nav aria-label="Every day">
        <ul className="desk__tasks">
          {deskTasks(user, { home, dealership }).map(({ label, href, about }) => (
            <li key={label}>
              <Link href={href} prefetch={false}>
                <strong>{label}</strong>
                <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FindCar />
      {editor && <Calendar payload={payload} user={user} tenant={tenant} />}
    </div>
  )
}
