import type { PayloadRequest } from 'payload'
import { env } from '@/src/env'

const hostname = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Host names at which a dealership's site answers: its own domains and the one under the platform's (TEN-03). */
export const siteHosts = async (req: Pick<PayloadRequest, 'payload'>, tenantId: string): Promise<string[]> => {
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    joins: false,
    select: { slug: true, domains: true },
  })
  if (!tenant) return []
  return [`${tenant.slug}.${env().PLATFORM_HOST}`, ...(tenant.domains ?? []).map(({ domain }) => domain)].map(hostname)
}
