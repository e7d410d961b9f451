import type { GlobalConfig } from 'payload'

/** Prepared before it is in force, with the last 50 versions. A draft is checked like what is published. */
export const platformDrafts: NonNullable<GlobalConfig['versions']> = { drafts: { validate: true }, max: 50 }
