/** The logo of a demo dealership, drawn by `scripts/studio/logos.mjs`. */
export const logoPicture = (site: string): string => `/studio/logos/${site}.webp`
