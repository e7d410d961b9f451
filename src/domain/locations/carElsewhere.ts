/**
 * The announcement for a car in another city than the dealership's main location (CON-35). `{city}` in the site's text
 * becomes the car's city. Returns null when the city is the same or not known.
 */
export const carElsewhere = (carCity: string | null, primaryCity: string | null, words: string): string | null => {
  const [car, primary] = [carCity?.trim() ?? '', primaryCity?.trim() ?? '']
  if (car === '' || primary === '' || car.toLowerCase() === primary.toLowerCase()) return null
  return words.replaceAll('{city}', car)
}
