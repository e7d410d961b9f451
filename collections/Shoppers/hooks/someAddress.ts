import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

/** An account has a mobile number or an e-mail address, or nobody could sign in to it (WAT-15). */
export const someAddress: CollectionBeforeValidateHook = ({ collection, data, originalDoc }) => {
  const { phone, email } = { ...originalDoc, ...data }
  if (phone || email) return data
  const message = 'Give a mobile number or an email address.'
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'phone', message }] })
}
