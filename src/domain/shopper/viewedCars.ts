import type { ViewedCar } from './shopperSchemas'
import { storedList, storedText } from '../content/storedList'

/** Cars a browser remembers looking at. */
export const VIEWED_MAX = 12

/** Viewed cars out of local storage, last seen first (ENT-15). */
export const viewedFromStorage = (text: string | null): ViewedCar[] =>
  storedList(text, VIEWED_MAX, (entry) => {
    const id = storedText(entry, 'id')
    if (id === null) return null
    return {
      id,
      stocknum: storedText(entry, 'stocknum'),
      make: storedText(entry, 'make') ?? '',
      model: storedText(entry, 'model') ?? '',
      body: storedText(entry, 'body'),
      simple_body: storedText(entry, 'simple_body'),
    }
  })

/** The list with a car in front, each car once (ALRT-03). */
export const rememberViewed = (viewed: readonly ViewedCar[], car: ViewedCar): ViewedCar[] =>
  [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, VIEWED_MAX)
