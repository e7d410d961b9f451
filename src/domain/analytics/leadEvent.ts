import { ANALYTICS_EVENTS } from '../constants/analytics'
import type { EventId } from './events'

/** What the event of a lead depends on; words as the lead is filed (generalEnquiry, vehicleEnquiryKinds). */
export interface LeadFiling {
  category: string
  subcategory?: string
  /** Of the car the lead is about; null: it is about none. */
  carType: string | null
  /** The car is tagged 'Test Drive Only' (PRC-08). */
  testDriveOnly?: boolean
}

const { enquiryNew, enquiryUsed, testDriveNew, testDriveUsed, ...events } = ANALYTICS_EVENTS

const bySubcategory: Record<string, EventId> = {
  'Career Enquiry': events.careers,
  'Service Booking': events.serviceBooking,
  'Offer Enquiry': events.offerEnquiry,
}

const byCategory: Record<string, EventId> = {
  'Finance Enquiry': events.financeEnquiry,
  'Request Photos': events.requestPhotos,
  'Trade In': events.tradeIn,
  Reservation: events.reserve,
  'Online Purchase': events.reserve,
}

/** A demonstrator counts as new (ANA-14). */
const isNew = (carType: string): boolean => carType === 'new' || carType === 'demo'

/** New and used halves of what is asked about a car; null: neither, as no car is known. */
const ofCar = (carType: string | null, [fresh, used]: readonly [EventId, EventId]): EventId | null => {
  if (carType === null || carType === '') return null
  return isNew(carType) ? fresh : used
}

/**
 * The event of a lead, the most specific first (ANA-02, ANA-06..14): its subcategory, its category, then the car. A test
 * drive of a car tagged 'Test Drive Only' counts as a new car's whatever the car is (ANA-10). Without a known car nothing
 * is more specific than an enquiry (ANA-11).
 */
export const leadEvent = ({ category, subcategory = '', carType, testDriveOnly = false }: LeadFiling): EventId => {
  const filed = bySubcategory[subcategory] ?? byCategory[category]
  if (filed !== undefined) return filed
  if (category === 'Test Drive')
    return testDriveOnly ? testDriveNew : (ofCar(carType, [testDriveNew, testDriveUsed]) ?? events.enquiry)
  if (category === 'General Enquiry' || category === 'Sales Enquiry')
    return ofCar(carType, [enquiryNew, enquiryUsed]) ?? events.enquiry
  return events.enquiry
}

/** A checkout's lead: where a deposit is to be paid, it counts when that is paid, and not with the lead (decision 44). */
export const isCountedWhenPaid = ({ category, subcategory }: Pick<LeadFiling, 'category' | 'subcategory'>): boolean =>
  leadEvent({ category, subcategory, carType: null }) === events.reserve
