import type { CollectionConfig, FieldAccess } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { actorOf, isPlatformAdmin } from '@/src/payload/access/actor'
import { checkPassword } from '@/src/payload/hooks/checkPassword'
import { guardUser, guardUserDelete } from './hooks/guardUser'

const platformOnly: FieldAccess = ({ req }) => isPlatformAdmin(req.user)
const admins: FieldAccess = ({ req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'staff' && (actor.platformAdmin || actor.memberships.some((m) => m.role === 'dealership-admin'))
}
const nobody: FieldAccess = () => false

/** Staff of the platform and of dealerships (TEN-09, CMS-05). They sign in on the platform's host only. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  access: accessFor('users'),
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Never reached: with a lock anybody could shut an account, and learn that it exists. Tries are limited in src/payload/http/signIn.ts.
    maxLoginAttempts: 1_000_000_000,
    cookies: { sameSite: 'Lax' },
  },
  admin: { group: 'Platform', useAsTitle: 'email', defaultColumns: ['email', 'name', 'tenants', 'updatedAt'] },
  hooks: { beforeOperation: [checkPassword], beforeChange: [guardUser], beforeDelete: [guardUserDelete] },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      label: 'Role on the platform',
      saveToJWT: true,
      access: { create: platformOnly, update: platformOnly },
      options: [{ label: 'Platform admin', value: 'platform-admin' }],
      admin: {
        description: 'Empty for staff of a dealership.',
        condition: (_data, _siblings, { user }) => isPlatformAdmin(user),
      },
    },
    {
      name: 'tenants',
      type: 'array',
      label: 'Dealerships',
      labels: { singular: 'Dealership', plural: 'Dealerships' },
      saveToJWT: true,
      access: { create: admins, update: admins },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'tenant',
              type: 'relationship',
              label: 'Dealership',
              relationTo: 'tenants',
              required: true,
              index: true,
              saveToJWT: true,
            },
            {
              name: 'role',
              type: 'select',
              required: true,
              saveToJWT: true,
              options: [
                { label: 'Dealership admin', value: 'dealership-admin' },
                { label: 'Marketer', value: 'marketer' },
                { label: 'Sales (leads only)', value: 'sales' },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'sessions',
      type: 'array',
      access: { read: nobody, update: nobody },
      admin: { disabled: true },
      fields: [
        { name: 'id', type: 'text', required: true },
        { name: 'createdAt', type: 'date', defaultValue: () => new Date() },
        { name: 'expiresAt', type: 'date', required: true },
      ],
    },
  ],
}
