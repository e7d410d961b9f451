/**
 * The announcement of a car that stands in another city than the dealership's main location (CON-35). `{city}` in the
 * site's words becomes the car's city. Null: it is here, or nobody knows.
 */
export const carElsewhere = (carCity: string | null, primaryCity: string | null, words: string): string | null => {
  const [car, primary] = [carCity?.trim() ?? '', primaryCity?.trim() ?? '']
  if (car === '' || primary === '' || car.toLowerCase() === primary.toLowerCase()) return null
  return words.replaceAll('{city}', car)
}
