import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/src/env'
import { demoPassword } from '@/src/domain/platform/demoPassword'
import { demoLogins } from './sites/seedUsers'

/** `payload run src/seed/listSites.ts`: every site with its address, and the demo logins that exist, as one line of JSON. */
const listSites = async (): Promise<void> => {
  const { PORT, PUBLIC_SCHEME, PLATFORM_HOST } = env()
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { archived: { not_equals: true } },
    sort: 'name',
    depth: 0,
    pagination: false,
  })
  const sites = docs.map(({ slug, name, domains }) => ({
    slug,
    name,
    url: domains?.[0] ? `https://${domains[0].domain}/` : `${PUBLIC_SCHEME}://${slug}.localhost:${PORT}/`,
  }))
  const planned = demoLogins(docs.map(({ slug }) => slug)).map(({ email }) => email)
  const people = await payload.find({
    collection: 'users',
    where: { email: { in: planned } },
    sort: 'email',
    depth: 0,
    pagination: false,
  })
  const logins = people.docs.map(({ email }) => ({ email, password: demoPassword }))
  console.log(JSON.stringify({ admin: `${PUBLIC_SCHEME}://${PLATFORM_HOST}/admin`, sites, logins }))
  await payload.destroy()
}

await listSites()
