import type { Garage } from '@/src/domain/shopper/garage/garage'
import { DriveRows, EnquiryRows, ReservationRows } from './GarageRows'
import { GarageSection, NothingHere } from './GarageSection'

/** Enquiries, test drives and reservations. `zone`: the dealership's clocks. */
export const GarageLists = ({ garage, zone }: { garage: Garage; zone: string }) => {
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
        {drives.length === 0 ? <NothingHere>No drive is booked.</NothingHere> : <DriveRows drives={drives} />}
      </GarageSection>
      <GarageSection id="reservations" title="Reservations" count={reservations.length}>
        {reservations.length === 0 ? (
          <NothingHere>No car is reserved.</NothingHere>
        ) : (
          <ReservationRows reservations={reservations} zone={zone} />
        )}
      </GarageSection>
    </>
  )
}
