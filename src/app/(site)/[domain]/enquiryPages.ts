import { BadgeCheck, Clock, FileText, Package, Repeat, Scale, ShieldCheck, Truck, Wrench } from 'lucide-react'
import { type DetailFields, enquiryDetails } from '@/src/components/enquiry/enquiryDetails'
import type { Reason } from '@/src/components/sections/ReasonGrid'
import type { EnquiryKind } from '@/src/domain/leads/generalEnquiry'

/** The words of a page that ends in a form. */
export interface EnquiryPageWords {
  kind: EnquiryKind
  /** The form's anchor. */
  anchor: string
  title: string
  text: string
  formTitle: string
  formText: string
  submitLabel: string
  steps: { title: string; text: string }[]
  details: Partial<DetailFields>
  locationType: 'sales' | 'service' | 'parts' | null
  reasons: Reason[]
  second: { label: string; href: string } | null
}

const answered = { title: 'We answer', text: 'A person calls or writes back, usually within two business hours.' }

export const servicePage: EnquiryPageWords = {
  kind: 'service',
  anchor: 'service-booking',
  title: 'Service',
  text: 'Logbook services, tyres, brakes and the small things that have started to rattle. The price is agreed before we begin.',
  formTitle: 'Book a service',
  formText: 'Pick a day and tell us what it needs. We confirm the time with you.',
  submitLabel: 'Book my service',
  steps: [
    { title: 'Tell us what it needs', text: 'The registration and a day that suits are enough.' },
    { title: 'We confirm', text: 'With a time and a price, before any work begins.' },
    { title: 'Drop it off', text: 'And collect it washed, with what we found in writing.' },
  ],
  details: enquiryDetails.service,
  locationType: 'service',
  reasons: [
    {
      icon: BadgeCheck,
      title: 'Licensed technicians',
      text: 'Trained on what you drive, with the tools it asks for.',
    },
    { icon: FileText, title: 'A price first', text: 'Nothing is done that you have not agreed to.' },
    { icon: ShieldCheck, title: 'Parts and labour covered', text: 'Our work is guaranteed in writing.' },
    { icon: Clock, title: 'Ready when we say', text: 'And a call early in the day if that has to change.' },
  ],
  second: { label: 'Find a service centre', href: '/dealer-locator' },
}

export const testDrivePage: EnquiryPageWords = {
  kind: 'testDrive',
  anchor: 'test-drive',
  title: 'Book a test drive',
  text: 'Half an hour on roads you know says more than any brochure. Tell us which car and when.',
  formTitle: 'When suits you?',
  formText: 'We have the car cleaned, charged or fuelled, and waiting at the front.',
  submitLabel: 'Book A Test Drive',
  steps: [
    { title: 'Choose the car', text: 'One in stock, or a model you are curious about.' },
    answered,
    { title: 'Drive', text: 'Bring your licence. Bring the family and the pram as well.' },
  ],
  details: enquiryDetails.testDrive,
  locationType: 'sales',
  reasons: [],
  second: { label: 'Choose from our stock', href: '/search/new-used-and-demo-cars/' },
}

export const partsPage: EnquiryPageWords = {
  kind: 'parts',
  anchor: 'parts-enquiry',
  title: 'Parts and accessories',
  text: 'Genuine parts, tow bars, roof racks, mats and the clip that broke. Looked up by registration so that it fits.',
  formTitle: 'Ask for a part',
  formText: 'Tell us the vehicle and what you need. We come back with price and availability.',
  submitLabel: 'Ask for a part',
  steps: [
    { title: 'Tell us the vehicle', text: 'With the registration we find the right part the first time.' },
    { title: 'Price and availability', text: 'Most parts are on the shelf or here within two days.' },
    { title: 'Collect or have it fitted', text: 'Our workshop fits what we sell.' },
  ],
  details: enquiryDetails.parts,
  locationType: 'parts',
  reasons: [
    { icon: Package, title: 'Genuine parts', text: 'Made for your car and covered by its maker.' },
    { icon: Wrench, title: 'Fitted here', text: 'By the people who sold it to you.' },
    { icon: Truck, title: 'Sent anywhere', text: 'Across the country, tracked.' },
    { icon: ShieldCheck, title: 'Guaranteed', text: 'Parts and fitting, in writing.' },
  ],
  second: { label: 'Find a parts counter', href: '/dealer-locator' },
}

export const financePage: EnquiryPageWords = {
  kind: 'finance',
  anchor: 'finance-form',
  title: 'Finance',
  text: 'Know what you can spend before you fall for a car. Tell us what you have in mind and a finance specialist works it through with you.',
  formTitle: 'Start with a conversation',
  formText: 'An enquiry is not an application and leaves no mark on your credit file.',
  submitLabel: 'Enquire about finance',
  steps: [
    { title: 'Tell us what you have in mind', text: 'A car, a budget, or just a question.' },
    answered,
    { title: 'Compare and decide', text: 'Rates, fees and repayments in writing. Take your time.' },
  ],
  details: enquiryDetails.finance,
  locationType: null,
  reasons: [
    { icon: Scale, title: 'More than one lender', text: 'We compare, you choose.' },
    { icon: FileText, title: 'Every fee in writing', text: 'With the comparison rate beside the rate.' },
    { icon: Repeat, title: 'Trade-in counts', text: 'Your car can be the deposit.' },
    { icon: Clock, title: 'Answers in a day', text: 'Often while you are still having coffee.' },
  ],
  second: { label: 'Find cars for your budget', href: '/budget-search' },
}

/** The garage of a site without online sign-in yet: the dealership sends what it holds (RTE-42). */
export const garagePage: EnquiryPageWords = {
  kind: 'garage',
  anchor: 'garage',
  title: 'My garage',
  text: 'Your service history, what is due next and what it will cost, in one place.',
  formTitle: 'Ask for your garage',
  formText:
    'Leave your mobile number and your registration. We match them with our records and send you everything we hold.',
  submitLabel: 'Send me my garage',
  steps: [{ title: 'We find your car', text: 'By its registration and the number you gave at the desk.' }, answered],
  details: { rego: true },
  locationType: null,
  reasons: [],
  second: { label: 'Book a service', href: '/service#service-booking' },
}
