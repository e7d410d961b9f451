import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { formatWeekday } from '@/src/domain/site/formatDay'
import { dealershipZone } from '@/tenants/dealershipZone'
import { isEditor } from './isEditor'
import './marketers.css'
import { selectedDealership } from './selectedDealership'
import { comingUp } from './comingUp'
import { readDated } from './readDated'

interface DeskProps {
  payload: Payload
  user?: TypedUser | null
}

/** What marketers do every day. */
const tasksFor = (home: string) => [
  { label: 'New offer', href: '/admin/collections/offers/create', about: 'Picture, dates, home page' },
  { label: 'Home page', href: home, about: 'Sections and preview' },
  { label: 'Menus', href: '/admin/collections/navigation', about: 'Header and footer' },
  { label: 'Promo cards', href: '/admin/collections/promo-cards', about: 'Between the search results' },
  { label: 'Why is this off?', href: '/admin/why', about: 'Every switch, and who set it' },
]

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

/** The first thing a marketer meets: what they do every day, one press away, and what begins and ends soon (CMS-01). */
export const MarketersDesk = async (props: DeskProps) => {
  if (!isEditor(props.user)) return null
  const tenant = await selectedDealership()
  const now = new Date()
  const [rows, home, zone] = await Promise.all([
    readDated(props.payload, props.user, tenant, now),
    readHome(props, tenant),
    dealershipZone({ payload: props.payload, context: {} }, tenant),
  ])
  const soon = comingUp(rows, now)
  return (
    <div className="desk">
      <nav aria-label="Every day">
        <ul className="desk__tasks">
          {tasksFor(home).map(({ label, href, about }) => (
            <li key={label}>
              <Link href={href} prefetch={false}>
                <strong>{label}</strong>
                <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="desk-soon">
        <h2 id="desk-soon">Next 14 days</h2>
        {soon.length === 0 ? (
          <p>Nothing begins or ends.</p>
        ) : (
          <ul className="desk__soon">
            {soon.map(({ id, collection, what, name, event, at }) => (
              <li key={`${id}${event}`}>
                <time dateTime={at}>{formatWeekday(at, zone)}</time>
                <span className={`desk__event desk__event--${event}`}>{event === 'begins' ? 'Begins' : 'Ends'}</span>
                <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                  {name || 'Without a name'}
                </Link>
                <small>{what}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
