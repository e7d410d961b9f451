/** The name a car's photo has on its card and in the gallery of its page, so that the browser moves one to the other. */
export const carPhotoTransition = (carId: string): string => `car-photo-${carId}`
