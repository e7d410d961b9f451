const names = new Set([
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * Whether the admin calls a function of this name. Payload looks the name up in an object, where 'constructor' is found
 * too and answers with what it was given: the caller's token and request.
 */
export const isServerFunction = (name: unknown): boolean => typeof name === 'string' && names.has(name)
