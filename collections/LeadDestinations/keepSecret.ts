import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

const SHORTEST = 16

/**
 * Moves a typed secret to where nobody reads it, and notes that there is one. An empty one leaves the stored one as it
 * is. A webhook has to have one.
 */
export const keepSecret: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const { secret, ...rest } = data
  const typed = typeof secret === 'string' ? secret.trim() : ''
  const isWebhook = (data.kind ?? originalDoc?.kind) === 'webhook'
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'secret', message }], req })
  }
  if (typed !== '') {
    if (typed.length < SHORTEST) refuse(`Give at least ${SHORTEST} characters.`)
    return { ...rest, secret_stored: typed, secret_note: 'Set' }
  }
  if (isWebhook && !originalDoc?.secret_stored)
    refuse('A webhook needs a secret: its receiver checks our signature with it.')
  return rest
}
