import type { PHONE_LABELS } from './events'

type PhoneLabel = (typeof PHONE_LABELS)[number]

/**
 * The label of a phone call, by the page's path (ANA-04): a car's page by its car, a search or model page by its name. Any
 * other page says nothing of new cars and counts as used. Demonstrators count as new (ANA-14).
 */
export const phoneLabel = (path: string, carType: string | null): PhoneLabel => {
  if (path.startsWith('/cars/') && carType) return carType === 'used' ? 'Used Car' : 'New Car'
  const words = path.toLowerCase().split(/[/-]/)
  const namesNew = words.includes('new') || words.includes('demo') || words[1] === 'models'
  return namesNew && !words.includes('used') ? 'New Car' : 'Used Car'
}
