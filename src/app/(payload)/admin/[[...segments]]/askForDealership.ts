import config from '@payload-config'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { actorOf, tenantRoles, tenantsWithRole } from '@/src/payload/access/actor'

/**
 * Redirects a user of several dealerships who opens a new, autosaved form without a selected dealership to the choice
 * first. With a single dealership there is nothing to choose (`guardTenant`). `pattern`: the pattern of a new page,
 * kept in the redirect.
 */
export const askForDealership = async (segments: string[] = [], pattern?: unknown): Promise<void> => {
  const [kind, slug, action, ...rest] = segments
  if (kind !== 'collections' || !slug || action !== 'create' || rest.length > 0) return
  if ((await cookies()).get('payload-tenant')?.value) return
  const { collections } = await config
  const drafts = collections.find((collection) => collection.slug === slug)?.versions?.drafts
  if (!drafts || !drafts.autosave) return
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const actor = actorOf(user)
  if (actor.kind !== 'staff' || (!actor.platformAdmin && tenantsWithRole(actor, tenantRoles).length < 2)) return
  const start = typeof pattern === 'string' ? `?pattern=${pattern}` : ''
  redirect(`/admin/choose-dealership?then=${encodeURIComponent(`/admin/collections/${slug}/create${start}`)}`)
}
