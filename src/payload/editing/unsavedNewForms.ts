import type { Plugin } from 'payload'

const NOT_KEPT = '/src/components/admin/editing/NotKeptYet#NotKeptYet'

/** New forms of autosaved content say that nothing is saved before the first 'Save Draft', and warn before leaving. */
export const unsavedNewForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { admin, versions } = collection
    const drafts = typeof versions === 'object' ? versions.drafts : false
    if (typeof drafts !== 'object' || !drafts.autosave) return collection
    const edit = admin?.components?.edit
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), NOT_KEPT]
    return {
      ...collection,
      admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
    }
  }),
})
