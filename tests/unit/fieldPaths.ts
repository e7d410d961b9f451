import type { Field } from 'payload'

/** Paths of the values a document holds, as its API shows them: 'address.city'; layout fields add nothing. */
export const fieldPaths = (fields: Field[], prefix = ''): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? fieldPaths(tab.fields, `${prefix}${tab.name}.`) : fieldPaths(tab.fields, prefix),
      )
    }
    if (!('name' in field) || !field.name) return 'fields' in field ? fieldPaths(field.fields, prefix) : []
    const path = `${prefix}${field.name}`
    return [path, ...('fields' in field ? fieldPaths(field.fields, `${path}.`) : [])]
  })
