import type { Garage } from '@/src/domain/shopper/garage/garage'
import { DriveRows } from './DriveRows'
import { EnquiryRows, ReservationRows } from './GarageRows'
import { GarageSection, NothingHere } from './GarageSection'

interface GarageListsProps {
  garage: Garage
  /** The page of a reservation, by its id. */
  reservationPathOf: (id: string) => string
  /** The dealership's clocks. */
  zone: string
  /** By test drive that can still be changed: the times it may be moved to. */
  otherTimes: ReadonlyMap<string, string[]>
  /** What came of the last change of a test drive; null without one. */
  driveNews: string | null
}

/** Enquiries, test drives and reservations. */
export const GarageLists = ({ garage, reservationPathOf, zone, otherTimes, driveNews }: GarageListsProps) => {
  const { enquiries, drives, reservations } = garage
  return (
    <>
      <GarageSection id="enquiries" title="Enquiries" count={enquiries.length}>
        {enquiries.length === 0 ? (
          <NothingHere>What you ask us is listed here, with where it stands.</NothingHere>
        ) : (
          <EnquiryRows enquiries={enquiries} zone={zone} />
        )}
      </GarageSection>
      <GarageSection id="drives" title="Test drives" count={drives.length}>
        {driveNews && (
          <p role="status" className="mb-4 rounded-md bg-surface px-4 py-3 font-semibold">
            {driveNews}
          </p>
        )}
        {drives.length === 0 ? (
          <NothingHere>No drive is booked.</NothingHere>
        ) : (
          <DriveRows drives={drives} otherTimes={otherTimes} />
        )}
      </GarageSection>
      <GarageSection id="reservations" title="Reservations" count={reservations.length}>
        {reservations.length === 0 ? (
          <NothingHere>No car is reserved.</NothingHere>
        ) : (
          <ReservationRows reservations={reservations} pathOf={reservationPathOf} zone={zone} />
        )}
      </GarageSection>
    </>
  )
}
