import type { Field, PayloadRequest, SanitizedConfig } from 'payload'

type Check = (...args: never) => unknown

interface CheckOptions {
  event?: string
  collectionSlug?: string
  req: PayloadRequest
}

/** What a request is for, noted before it starts; `refreshPages` and the checks of fields ask for it. */
export const draftSave = (slug: string): string => `saves a draft of ${slug}`

const lenient = new WeakSet<object>()

/** A field's validation that accepts everything when only a draft is saved. */
const forPublishing = (check: Check): Check => {
  const lenientCheck = (value: unknown, options: CheckOptions): unknown =>
    options.event === 'submit' && options.req.context[draftSave(options.collectionSlug ?? '')] === true
      ? true
      : Reflect.apply(check, undefined, [value, options])
  lenient.add(lenientCheck)
  return lenientCheck
}

const soften = (fields: Field[]): void => {
  for (const field of fields) {
    if ('validate' in field && typeof field.validate === 'function' && !lenient.has(field.validate))
      Object.assign(field, { validate: forPublishing(field.validate) })
    if (field.type === 'tabs') field.tabs.forEach((tab) => soften(tab.fields))
    else if (field.type === 'blocks') field.blocks.forEach((block) => soften(block.fields))
    else if ('fields' in field) soften(field.fields)
  }
}

/**
 * Drafts are validated (`drafts.validate`) only so that Payload does not create an empty row when a form is opened.
 * When a draft is saved, validation accepts every value, so that no work is lost because a field is still empty.
 * Publishing validates everything.
 */
export const keepAnyDraft = (config: SanitizedConfig): SanitizedConfig => {
  for (const { fields, versions } of config.collections) {
    if (versions && versions.drafts && versions.drafts.validate) soften(fields)
  }
  return config
}
