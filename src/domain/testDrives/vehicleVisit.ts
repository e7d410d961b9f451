/** How somebody comes to try one vehicle, in the words of its page. */
export interface VisitWords {
  /** Among other choices. */
  label: string
  /** On a button, as the requirements write it (PRC-08). */
  button: string
  /** 'book a drive'. */
  noun: string
  /** 'I would like to test drive the ...'. */
  wish: string
}

const DRIVE: VisitWords = {
  label: 'Book a test drive',
  button: 'Book a Test Drive',
  noun: 'a drive',
  wish: 'test drive',
}
const RIDE: VisitWords = { label: 'Book a test ride', button: 'Book a Test Ride', noun: 'a ride', wish: 'test ride' }
const INSPECTION: VisitWords = {
  label: 'Book an inspection',
  button: 'Book an Inspection',
  noun: 'an inspection',
  wish: 'inspect',
}

/** A motorcycle is ridden, a caravan looked at; a motorhome, which has kilometres, is driven like a car. */
export const vehicleVisit = ({ item_type, km }: { item_type: string; km: number | null }): VisitWords => {
  if (item_type === 'motorcycle') return RIDE
  return item_type === 'caravan' && km === null ? INSPECTION : DRIVE
}
