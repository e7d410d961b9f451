import type { Favourite } from './shopperSchemas'
import { storedList, storedText } from '../content/storedList'

/** Most cars a browser keeps; the oldest go. */
export const SAVED_MAX = 60

type SavedCar = Pick<Favourite, 'id' | 'name' | 'slug' | 'make' | 'model'> & {
  images?: readonly { url: string }[]
  primary_image_url?: string | null
}

/** The stored fields of a saved car (ENT-14). */
export const favouriteOf = ({ id, name, slug, make, model, images, primary_image_url }: SavedCar): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url: primary_image_url ?? images?.[0]?.url ?? null,
})

/** Saved cars out of local storage. */
export const savedFromStorage = (text: string | null): Favourite[] =>
  storedList(text, SAVED_MAX, (entry) => {
    const id = storedText(entry, 'id')
    const slug = storedText(entry, 'slug')
    if (id === null || slug === null) return null
    return {
      id,
      name: storedText(entry, 'name') ?? '',
      slug,
      make: storedText(entry, 'make') ?? '',
      model: storedText(entry, 'model') ?? '',
      primary_image_url: storedText(entry, 'primary_image_url'),
    }
  })

/** The list with the car in front, or without it when it was in (WAT-10). */
export const toggleSaved = (saved: readonly Favourite[], car: Favourite): Favourite[] =>
  saved.some(({ id }) => id === car.id) ? saved.filter(({ id }) => id !== car.id) : [car, ...saved].slice(0, SAVED_MAX)
