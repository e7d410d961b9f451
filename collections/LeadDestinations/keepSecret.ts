import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

const SHORTEST = 16

/**
 * Moves a typed secret into a field that no user can read, and sets the field that says one is stored. An empty input
 * keeps the stored secret. A webhook must have one.
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
