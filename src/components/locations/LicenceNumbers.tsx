import { licenceLine } from '@/src/domain/legal/licenceLine'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import type { SiteLocation } from '@/tenants/Site'

/** Licence numbers that a dealer and a repairer must show by law (LAW-06). */
export const LicenceNumbers = ({
  location: { dealerLicenceNumber, motorVehicleRepairer },
  legal,
}: {
  location: Pick<SiteLocation, 'dealerLicenceNumber' | 'motorVehicleRepairer'>
  legal: LegalWords
}) => (
  <p className="mt-3 text-sm sm:mt-5 text-muted empty:hidden">
    {dealerLicenceNumber && <span className="block">{licenceLine(legal.dealerLicence, dealerLicenceNumber)}</span>}
    {motorVehicleRepairer && <span className="block">{licenceLine(legal.repairerLicence, motorVehicleRepairer)}</span>}
  </p>
)
