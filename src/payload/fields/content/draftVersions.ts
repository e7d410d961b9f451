import type { CollectionConfig } from 'payload'

/** Autosave delay after the last keystroke (CMS-01: two seconds or slower). */
export const AUTOSAVE_MS = 2000

/**
 * Content that is prepared before it is shown: drafts that keep themselves, a date to publish and one to take it down, and
 * the last 20 versions (CMS-01).
 */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: {
    // Opening a form saves nothing; drafts are saved without validation all the same (`keepAnyDraft`).
    validate: true,
    autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
    schedulePublish: { timeFormat: 'h:mm aa', timeIntervals: 15 },
  },
  maxPerDoc: 20,
}
