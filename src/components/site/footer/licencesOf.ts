import { legalWords, type LegalTable } from '@/src/domain/legal/legalTexts'
import { licenceLine } from '@/src/domain/legal/licenceLine'
import type { SiteLocation } from '@/tenants/Site'

type Licensed = Pick<SiteLocation, 'dealerLicenceNumber' | 'motorVehicleRepairer'> & {
  address: Pick<SiteLocation['address'], 'state'>
}

/** Numbers by the words of their state, each number once. */
const lines = (numbers: { wording: string; number: string | null }[]): string[] => {
  const byWording = new Map<string, Set<string>>()
  for (const { wording, number } of numbers) {
    if (number) byWording.set(wording, (byWording.get(wording) ?? new Set()).add(number))
  }
  return [...byWording].map(([wording, known]) => licenceLine(wording, [...known].join(', ')))
}

/** The licence line of the footer: every dealer and repairer number once; null when there is none (LAW-06). */
export const licencesOf = (locations: Licensed[], legal: LegalTable): string | null => {
  const known = locations.map((location) => ({ ...location, words: legalWords(legal, location.address.state) }))
  const parts = [
    ...lines(known.map(({ words, dealerLicenceNumber: number }) => ({ wording: words.dealerLicence, number }))),
    ...lines(known.map(({ words, motorVehicleRepairer: number }) => ({ wording: words.repairerLicence, number }))),
  ]
  return parts.length > 0 ? parts.join('. ') : null
}
