import type { SiteLocation } from '@/tenants/Site'

type Licensed = Pick<SiteLocation, 'dealerLicenceNumber' | 'motorVehicleRepairer'>

const distinct = (values: (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => (value ? [value] : []))),
]

/** The licence line of the footer: every dealer and repairer number once; null when there is none (LAW-06). */
export const licencesOf = (locations: Licensed[]): string | null => {
  const dealers = distinct(locations.map((location) => location.dealerLicenceNumber))
  const repairers = distinct(locations.map((location) => location.motorVehicleRepairer))
  const parts = [
    dealers.length > 0 ? `Motor dealer licence ${dealers.join(', ')}` : null,
    repairers.length > 0 ? `Motor vehicle repairer ${repairers.join(', ')}` : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join('. ') : null
}
