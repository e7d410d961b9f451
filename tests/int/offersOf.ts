import { tagsFor } from '@/src/domain/cache/tags'
import type { Answer } from './access/request'
import type { Editing } from './editing.harness'

/** The row an answer holds. @throws with the answer's text when there is none. */
export const docOf = ({ body, text }: Answer): Record<string, unknown> & { id: string } => {
  const { doc } = body
  if (typeof doc !== 'object' || doc === null || !('id' in doc)) throw new Error(text)
  return { ...doc, id: String(doc.id) }
}

/** Offers of the own dealership: as its marketer writes them, as visitors see them, and their pages' tag. */
export const offersOf = (harness: () => Editing) => ({
  offer: async (data: object = {}) => {
    const { send, who } = harness()
    return docOf(await send(who.marketer, 'POST', '/offers', { name: 'Sale', _status: 'published', ...data }))
  },
  patch: (id: string, data: object, query = '') => {
    const { send, who } = harness()
    return send(who.marketer, 'PATCH', `/offers/${id}${query}`, data)
  },
  shown: async (id: string) => (await harness().send(harness().who.anonymous, 'GET', `/offers/${id}`)).body,
  ownTag: () => tagsFor.content(harness().own.tenant, 'offers'),
})
