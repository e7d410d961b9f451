import type { FieldHook } from 'payload'
import type { CarSlugInput } from '@/src/domain/stock/car/carSlug'

const taken = async (req: Parameters<FieldHook>[0]['req'], slug: string): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'cars',
    where: { slug: { equals: slug } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Gives a car its slug once and keeps it (RTE-01). Unique over all dealerships, because a group's site shows the cars of
 * several under one address space.
 */
export const fixedSlug =
  (makeSlug: (car: CarSlugInput) => string): FieldHook =>
  async ({ data, originalDoc, operation, req }) => {
    const kept: unknown = originalDoc?.slug
    if (operation === 'update' && typeof kept === 'string' && kept !== '') return kept
    const base = makeSlug({ ...originalDoc, ...data })
    for (let n = 1; n < 1000; n += 1) {
      const candidate = n === 1 ? base : `${base}-${n}`
      if (!(await taken(req, candidate))) return candidate
    }
    return base
  }
