/** The building of a demo dealership's location, drawn by `scripts/studio/places.mjs`. */
export const placePicture = (site: string, location: string): string => `/studio/places/${site}-${location}.webp`

/** A person of a demo dealership, drawn by `scripts/studio/people.mjs`. */
export const portraitPicture = (portrait: string): string => `/studio/people/${portrait}.webp`
