import type { CollectionConfig } from 'payload'

/** How long after the last keystroke a draft is kept (CMS-01: two seconds or slower). */
export const AUTOSAVE_MS = 2000

/**
 * Content that is prepared before it is shown: drafts that keep themselves, a date to publish and one to take it down, and
 * the last 20 versions (CMS-01).
 */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: {
    // Nothing is kept of a form that was only opened; what is typed is kept unchecked all the same (`keepAnyDraft`).
    validate: true,
    autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
    schedulePublish: { timeFormat: 'h:mm aa', timeIntervals: 15 },
  },
  maxPerDoc: 20,
}
