/** The building of a demo dealership's location, rendered by `scripts/studio/run_places.py`. */
export const placePicture = (site: string, location: string): string => `/studio/places/${site}-${location}.webp`

/** A person of a demo dealership, drawn by `scripts/studio/people.mjs`. */
export const portraitPicture = (portrait: string): string => `/studio/people/${portrait}.webp`
