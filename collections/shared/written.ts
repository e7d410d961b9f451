import type { Field } from 'payload'

/** Written by the platform's own SQL, never typed: a payment by its settlement, a prize by its draw. */
export const written = <F extends Field>(field: F): F => ({
  ...field,
  access: { create: () => false, update: () => false },
  admin: { ...field.admin, readOnly: true },
})
