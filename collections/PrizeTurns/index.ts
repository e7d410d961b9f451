import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { lockRow } from '@/collections/shared/lockRow'
import { written } from '@/collections/shared/written'
import { turnLabels, turnStates } from '@/src/domain/prizes/turnForm'
import { australianStates } from '@/src/domain/locations/states'
import type { PrizeTurn } from '@/src/payload-types'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { momentField } from '@/src/payload/fields/content/momentField'
import { selectRows } from '@/src/payload/sql/selectRows'

const row = z.array(z.object({ state: z.enum(turnStates) }))

/** A prize is handed over once, and it is noted by whom and when. */
const redeemOnce: CollectionBeforeChangeHook<PrizeTurn> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc || data.state === undefined) return data
  const found = row.parse(
    await selectRows(req, sql`SELECT state::text FROM prize_turns WHERE id = ${originalDoc.id}::uuid`),
  )
  const before = found[0]?.state ?? originalDoc.state
  if (data.state === before) return data
  if (before !== 'won' || data.state === 'none')
    throw new ValidationError({
      collection: 'prize-turns',
      errors: [{ path: 'state', message: `This turn is '${turnLabels[before]}' and stays so.` }],
    })
  if (data.state !== 'redeemed') return data
  const who = req.user && 'email' in req.user ? req.user.email : null
  return { ...data, redeemed_at: new Date().toISOString(), redeemed_by: who ?? 'Staff' }
}

/**
 * What a person's turn has won (RTE-40). Made by the draw's own SQL, never through the API; unique indexes allow each person one
 * turn for each wheel.
 */
export const PrizeTurns: CollectionConfig = {
  slug: 'prize-turns',
  labels: { singular: 'Prize won', plural: 'Prizes won' },
  access: accessFor('prize-turns'),
  admin: {
    group: 'Customers',
    useAsTitle: 'code',
    defaultColumns: ['code', 'prize', 'state', 'lead', 'wheel', 'createdAt'],
    listSearchableFields: ['code', 'prize'],
    description: 'Search for the code a winner shows, open it, and set it to Collected.',
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [lockRow('prize_turns')], beforeChange: [redeemOnce] },
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        written({
          name: 'code',
          type: 'text',
          label: 'Code',
          admin: { description: 'What the winner shows. Empty: nothing was won.' },
        }),
        written({ name: 'prize', type: 'text', required: true, label: 'Prize' }),
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: turnStates.map((value) => ({ value, label: turnLabels[value] })),
      admin: { description: 'Collected: handed over, once. Cancelled: the code is worth nothing any more.' },
    },
    {
      type: 'row',
      fields: [
        written(momentField({ name: 'redeemed_at', type: 'date', label: 'Collected at', validate: () => true })),
        written({ name: 'redeemed_by', type: 'text', label: 'Handed over by' }),
      ],
    },
    {
      type: 'row',
      fields: [
        written({ name: 'wheel', type: 'relationship', relationTo: 'prize-wheels', index: true }),
        written({ name: 'lead', type: 'relationship', relationTo: 'leads', label: 'Winner', index: true }),
        written({ name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true }),
        written({
          name: 'residence',
          type: 'select',
          label: 'Lives in',
          options: australianStates.map((value) => ({ value, label: value })),
        }),
      ],
    },
    written({ name: 'prize_id', type: 'text', label: 'Prize in the wheel', index: true, admin: { hidden: true } }),
    {
      name: 'email_hash',
      type: 'text',
      label: 'E-mail, hashed',
      access: { read: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: 'phone_hash',
      type: 'text',
      label: 'Number, hashed',
      access: { read: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}
