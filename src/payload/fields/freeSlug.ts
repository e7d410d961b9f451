import type { CollectionSlug, PayloadRequest, Where } from 'payload'

interface SlugWish {
  collection: CollectionSlug
  /** The row itself; null while it is being created. */
  id: string | null
  tenant: string | null
  /** The slug it has now; '': none. */
  given: string
  wanted: string
}

const MOST_TRIES = 50

const taken = async (req: PayloadRequest, collection: CollectionSlug, where: Where[]): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: where },
    overrideAccess: true,
    req,
    trash: true,
  })
  return totalDocs > 0
}

/**
 * A slug for a row without one: the wanted one, with a number appended while another row of the dealership has it, also
 * in the trash. A published row keeps its slug.
 */
export const freeSlug = async (
  req: PayloadRequest,
  { collection, id, tenant, given, wanted }: SlugWish,
): Promise<string> => {
  const drafts = Boolean(req.payload.collections[collection]?.config.versions?.drafts)
  if (id && given !== '' && drafts) {
    if (await taken(req, collection, [{ id: { equals: id } }, { _status: { equals: 'published' } }])) return given
  }
  const others: Where[] = [{ tenant: { equals: tenant } }, ...(id ? [{ id: { not_equals: id } }] : [])]
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await taken(req, collection, [...others, { slug: { equals: slug } }]))) return slug
  }
  return wanted
}
