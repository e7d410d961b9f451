/** Name of the platform until an operator gives it another. */
export const PLATFORM_NAME = 'Forecourt'

/** Days until something is deleted, until an operator changes them. */
export const RETENTION_DAYS = { unusedPhotos: 7, emptyDrafts: 1 } as const
