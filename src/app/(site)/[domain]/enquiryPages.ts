import { type DetailFields, enquiryDetails } from '@/src/components/enquiry/enquiryDetails'
import type { EnquiryKind } from '@/src/domain/leads/generalEnquiry'

/** A fixed route that ends in a form: what it asks, and its labels. All other words are the dealership's (`pageWords`). */
export interface EnquiryRoute {
  kind: EnquiryKind
  /** Slug of the page that holds the route's words. */
  slug: string
  /** The form's anchor. */
  anchor: string
  title: string
  formTitle: string
  submitLabel: string
  details: Partial<DetailFields>
  locationType: 'sales' | 'service' | 'parts' | null
}

export const servicePage: EnquiryRoute = {
  kind: 'service',
  slug: 'service',
  anchor: 'service-booking',
  title: 'Service',
  formTitle: 'Book a service',
  submitLabel: 'Book my service',
  details: enquiryDetails.service,
  locationType: 'service',
}

export const testDrivePage: EnquiryRoute = {
  kind: 'testDrive',
  slug: 'book-test-drive',
  anchor: 'test-drive',
  title: 'Book a test drive',
  formTitle: 'Book a test drive',
  submitLabel: 'Book A Test Drive',
  details: enquiryDetails.testDrive,
  locationType: 'sales',
}

export const partsPage: EnquiryRoute = {
  kind: 'parts',
  slug: 'vehicle-parts-and-accessories',
  anchor: 'parts-enquiry',
  title: 'Parts and accessories',
  formTitle: 'Ask for a part',
  submitLabel: 'Ask for a part',
  details: enquiryDetails.parts,
  locationType: 'parts',
}

export const financePage: EnquiryRoute = {
  kind: 'finance',
  slug: 'finance',
  anchor: 'finance-form',
  title: 'Finance',
  formTitle: 'Ask about finance',
  submitLabel: 'Enquire about finance',
  details: enquiryDetails.finance,
  locationType: null,
}
