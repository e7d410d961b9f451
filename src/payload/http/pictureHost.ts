import { getPayload, type SanitizedConfig } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'

const FILES = '/api/media/file/'

/**
 * The host of the dealership a picture belongs to. Next's image optimizer requests our own pictures inside the process
 * without a Host, and gets what any visitor of that dealership's site gets. Null when there is no picture of this name.
 */
export const pictureHost = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
): Promise<string | null> => {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || !pathname.startsWith(FILES)) return null
  const filename = decodeURIComponent(pathname.slice(FILES.length))
  const payload = await getPayload({ config })
  const sizes = ['thumb', 'card', 'hero'].map((size) => ({ [`sizes.${size}.filename`]: { equals: filename } }))
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { equals: filename } }, ...sizes] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    // Also a picture in the trash: pages show it until it is deleted for good.
    trash: true,
  })
  const tenant = relationId(docs[0]?.tenant)
  if (!tenant) return null
  const { slug } = await payload.findByID({ collection: 'tenants', id: tenant, depth: 0, overrideAccess: true })
  return `${slug}.${env().PLATFORM_HOST}`
}
