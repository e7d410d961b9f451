import { Link, Button } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { deskTasks } from './deskTasks'
import { isEditor } from './holdsRole'
import './marketers.css'
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

/** Over the dashboard: daily tasks, one press away, and the search for a car (CMS-01). */
export const MarketersDesk = async (props: DeskProps) => {
  const { user } = props
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
    </div>
  )
}
