import type { CollectionConfig, Field, Plugin, Tab } from 'payload'

/**
 * Payload still offers fields that forms hide in columns, filters and 'Edit many', and read-only fields in 'Edit many'.
 * Removes them there.
 */
const quiet =
  (title: string | undefined) =>
  (field: Field): Field => {
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: field.fields.map(quiet(title)) }
    if (field.type === 'tabs') {
      const inTab = (tab: Tab): Tab => ({
        ...tab,
        fields: tab.fields.map(quiet('name' in tab && tab.name ? undefined : title)),
      })
      return { ...field, tabs: field.tabs.map(inTab) }
    }
    if (!('name' in field) || !field.name) return field
    const { hidden, readOnly } = Object(field.admin)
    const inside = field.type === 'group' ? { fields: field.fields.map(quiet(undefined)) } : {}
    // Lists need the field that is a row's title, hidden or not.
    const unlisted = hidden === true && field.name !== title ? { disableListColumn: true, disableListFilter: true } : {}
    const alone = hidden === true || readOnly === true ? { disableBulkEdit: true } : {}
    return Object.assign({}, field, inside, { admin: { ...field.admin, ...unlisted, ...alone } })
  }

const withQuietFields = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(quiet(collection.admin?.useAsTitle)),
})

export const hiddenStaysHidden: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withQuietFields),
})
