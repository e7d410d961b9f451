import type { CollectionConfig } from 'payload'

/** Content that is prepared before it is shown: drafts, a publishing date, and the last 20 versions. */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: false, schedulePublish: true },
  maxPerDoc: 20,
}
