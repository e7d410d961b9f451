import type { CollectionSlug, PayloadRequest, Where } from 'payload'

interface SlugWish {
  collection: CollectionSlug
  /** The row itself; null: it is being created. */
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
 * A slug for a row whose editor gave none: the wanted one, with a number behind it while another row of the dealership has
 * it, in the trash too. A row that was published keeps the one it has.
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
