import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { redirectCircle } from '@/src/domain/redirects/redirectMap'
import { storedRedirects } from '@/src/payload/redirects/storedRedirects'

/** Refuses a redirect that would lead in a circle, and names it (SEO-05). */
export const noCircle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const row = { ...originalDoc, ...data }
  const tenant = relationId(row.tenant)
  if (!tenant || typeof row.from !== 'string' || typeof row.to !== 'string') return data
  const id = typeof originalDoc?.id === 'string' ? originalDoc.id : null
  const circle = redirectCircle(await storedRedirects(req, tenant, id), { from: row.from, to: row.to })
  if (!circle) return data
  const message = `Visitors would go in a circle: ${circle.join(' → ')}.`
  throw new ValidationError({ collection: 'redirects', errors: [{ path: 'to', message }], req })
}
