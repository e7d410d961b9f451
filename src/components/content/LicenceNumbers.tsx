import type { SiteLocation } from '@/tenants/Site'

/** The numbers the law asks a dealer and a repairer to show (LAW-06). */
export const LicenceNumbers = ({
  location: { dealerLicenceNumber, motorVehicleRepairer },
}: {
  location: Pick<SiteLocation, 'dealerLicenceNumber' | 'motorVehicleRepairer'>
}) => (
  <p className="mt-5 text-sm text-muted empty:hidden">
    {dealerLicenceNumber && <span className="block">Dealer licence {dealerLicenceNumber}</span>}
    {motorVehicleRepairer && <span className="block">Motor vehicle repairer {motorVehicleRepairer}</span>}
  </p>
)
