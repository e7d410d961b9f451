import type { PayloadRequest } from 'payload'
import { parseHost, requestHost } from '@/src/domain/site/parseHost'
import { env } from '@/src/env'
import { relationId } from '@/src/domain/relationId'

export interface HostSite {
  tenant: string
  /** The tenant itself and, for a group, its members. */
  memberIds: string[]
}

/**
 * The live dealership whose site a request was made to, or null on the platform's own host, an unknown host, or an
 * archived dealership. Looked up once per request.
 */
export const hostSite = async (req: PayloadRequest): Promise<HostSite | null> => {
  const cached: unknown = req.context.hostSite
  if (cached instanceof Promise) return cached
  const lookup = findHostSite(req)
  req.context.hostSite = lookup
  return lookup
}

const findHostSite = async (req: PayloadRequest): Promise<HostSite | null> => {
  const host = parseHost(requestHost(req.headers, env().TRUST_PROXY), env().PLATFORM_HOST)
  if (host.kind === 'platform' || host.kind === 'invalid') return null
  const { docs } = await req.payload.find({
    collection: 'tenants',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: { members: true },
    where: {
      and: [
        host.kind === 'slug' ? { slug: { equals: host.slug } } : { 'domains.domain': { equals: host.domain } },
        { archived: { not_equals: true } },
      ],
    },
  })
  const tenant = docs[0]
  if (!tenant) return null
  const members = (tenant.members ?? []).flatMap((member) => relationId(member) ?? [])
  return { tenant: tenant.id, memberIds: [tenant.id, ...members] }
}
