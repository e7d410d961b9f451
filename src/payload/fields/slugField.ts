import type { CollectionSlug, Field, FieldHook, PayloadRequest, Where } from 'payload'
import { slugify } from '@/src/domain/site/slugify'
import { relationId } from '@/src/domain/relationId'
import { actorOf, tenantRoles, tenantsWithRole } from '../access/actor'

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Where a row without a dealership will belong (`guardTenant`): to the only one of its writer. */
const onlyDealership = (req: PayloadRequest): string | null => {
  const [only, ...more] = tenantsWithRole(actorOf(req.user), tenantRoles)
  return more.length === 0 ? (only ?? null) : null
}

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
const freeSlug = async (req: PayloadRequest, { collection, id, tenant, given, wanted }: SlugWish): Promise<string> => {
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

/** The slug as an editor left it, else one made of the title. `null`: there is no title either. */
const fillSlug =
  (from: string): FieldHook =>
  async ({ value, data, originalDoc, collection, operation, req }) => {
    const given = wordsOf(value)
    const title = wordsOf(data?.[from] ?? originalDoc?.[from])
    const before = wordsOf(originalDoc?.[from])
    // A draft is autosaved while its title is being typed: a slug derived from half a title is derived again.
    const isOfHalfTitle = before !== '' && before !== title && slugify(before) === given.replace(/-\d+$/, '')
    if (given !== '' && !isOfHalfTitle) return slugify(given)
    if (title === '' || !collection) return given === '' ? value : slugify(given)
    // A duplicated row has its original's slug, which is taken.
    const id = operation === 'create' ? null : relationId(originalDoc)
    const tenant = relationId(data?.tenant) ?? relationId(originalDoc?.tenant) ?? onlyDealership(req)
    return freeSlug(req, { collection: collection.slug, id, tenant, given, wanted: slugify(title) })
  }

interface SlugOptions {
  /** The field it is made of when left empty. */
  from: string
  /** More for the editor to know. */
  description?: string
  /** Why a slug cannot be taken; true: it can. */
  refuse?: (slug: string) => string | true
}

/**
 * URL part, unique within a dealership; written from another field when left empty. It follows that field until the row is
 * published for the first time, then stays: addresses that people know do not change by themselves.
 */
export const slugField = ({ from, description = '', refuse }: SlugOptions): Field => ({
  name: 'slug',
  type: 'text',
  index: true,
  required: true,
  ...(refuse
    ? {
        validate: (value: unknown) =>
          wordsOf(value) === '' ? 'An address is needed.' : refuse(slugify(wordsOf(value))),
      }
    : {}),
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    description: `Part of the page address. Leave empty to make one from the title. ${description}`.trim(),
  },
  hooks: { beforeValidate: [fillSlug(from)], beforeDuplicate: [() => ''] },
})
