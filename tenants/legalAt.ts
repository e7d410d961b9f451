import { legalWords, type LegalWords } from '@/src/domain/legal/legalTexts'
import type { Site } from './Site'

/**
 * The legal wordings for a state as an address has it: a car's, a location's. Null: no place in particular, so those of
 * the site's primary location.
 */
export const legalAt = ({ legal, locations }: Pick<Site, 'legal' | 'locations'>, state: string | null): LegalWords => {
  const home = locations.find(({ primary }) => primary) ?? locations[0]
  return legalWords(legal, state ?? home?.address.state)
}
