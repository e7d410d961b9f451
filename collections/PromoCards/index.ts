import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import type { PromoCard } from '@/src/payload-types'
import { accessFor } from '@/src/payload/access/accessFor'
import { actorOf } from '@/src/payload/access/actor'
import { asEditor } from '@/src/payload/editing/asEditor'
import { changeInPlace, type EditedRows } from '@/src/payload/editing/changeInPlace'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { periodFields } from '@/src/payload/fields/content/period'
import { tenantField } from '@/src/payload/fields/tenantField'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { movedCards, notePlace, swapPlaces } from './hooks/swapPlaces'

const bodySchema = z.object({ position: z.int().min(1).max(999).nullable() })

const cardsOf = (req: PayloadRequest): EditedRows<PromoCard> => ({
  read: (id, draft) =>
    req.payload.findByID({ collection: 'promo-cards', id, draft, disableErrors: true, ...asEditor(req) }),
  write: (id, data, draft) => req.payload.update({ collection: 'promo-cards', id, data, draft, ...asEditor(req) }),
})

/**
 * `POST /api/promo-cards/{id}/place { position }`: moves a card among the search results, from the list (SRP-15, ENT-16).
 * Null: after the cards that have a place. `moved` are the cards that made room. With the rights of who asks.
 */
const place: Endpoint = {
  path: '/:id/place',
  method: 'post',
  handler: async (req) => {
    if (actorOf(req.user).kind !== 'staff') return apiError(403, 'forbidden', 'This is for staff.')
    const id = z.uuid().safeParse(req.routeParams?.id)
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return apiError(400, 'invalid_request', 'Give a place from 1 to 999.')
    const changed = id.success ? await inTransaction(req, () => changeInPlace(cardsOf(req), id.data, body.data)) : null
    return changed
      ? Response.json({ position: body.data.position, changed, moved: movedCards(req) })
      : apiError(404, 'not_found', 'There is no such card.')
  },
}

/** Cards between search results (ENT-16, SRP-15..20). */
export const PromoCards: CollectionConfig = {
  slug: 'promo-cards',
  labels: { singular: 'Promo card', plural: 'Promo cards' },
  access: accessFor('promo-cards'),
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'shown', 'display', 'start', 'expiry'],
    listSearchableFields: ['title'],
    description: 'Cards that appear between the cars on search pages.',
  },
  defaultSort: 'position',
  versions: draftVersions,
  trash: true,
  endpoints: [place],
  hooks: {
    ...refreshHooks,
    beforeChange: [notePlace],
    // Last: the writes of the cards that make room say in the request's context what they are for.
    afterChange: [...refreshHooks.afterChange, swapPlaces],
  },
  fields: [
    tenantField(),
    {
      name: 'title',
      type: 'text',
      required: true,
      label: 'Name',
      admin: { description: 'For your own list; visitors do not see it.' },
    },
    {
      name: 'node',
      type: 'group',
      label: 'The card',
      fields: [
        {
          name: 'style',
          type: 'select',
          required: true,
          defaultValue: 'plain',
          options: [
            { value: 'plain', label: 'Plain' },
            { value: 'brand', label: 'Brand colour' },
            { value: 'picture', label: 'Picture behind the words' },
            { value: 'we-want-your-car', label: 'We want your car' },
          ],
          admin: {
            description:
              "'We want your car' leads to the page where shoppers sell theirs, unless you give another link.",
          },
        },
        { name: 'heading', type: 'text', maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 240 },
        imageField(),
        buttonField(),
      ],
    },
    {
      name: 'position',
      type: 'number',
      min: 1,
      admin: {
        position: 'sidebar',
        step: 1,
        description:
          'Place among the results, from 1. A card that stands there already changes places with this one. Cards without a place come after those with one.',
        components: { Cell: '/src/components/admin/lists/PlaceCell#PlaceCell' },
      },
    },
    {
      name: 'display',
      type: 'select',
      hasMany: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'demo', label: 'Demo' },
        { value: 'used', label: 'Used' },
      ],
      admin: { position: 'sidebar', description: 'Car types whose searches show the card. Empty: all.' },
    },
    {
      name: 'strictDisplay',
      type: 'checkbox',
      label: 'Exactly these car types',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Only when the search is for exactly these types; otherwise one in common is enough.',
      },
    },
    ...periodFields({ from: 'at once', end: 'Expiry' }),
  ],
}
