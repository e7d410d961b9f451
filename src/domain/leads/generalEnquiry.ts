import { z } from 'zod'
import { enquiryFormSchema } from './enquiryForm'

/** What a page's form is about, and how its lead is filed (ENT-21, LEA-06, LEA-39). */
export const enquiryKinds = {
  contact: { category: 'General Enquiry', subcategory: '' },
  service: { category: 'Service Enquiry', subcategory: 'Service Booking' },
  parts: { category: 'Parts Enquiry', subcategory: '' },
  testDrive: { category: 'Test Drive', subcategory: '' },
  finance: { category: 'Finance Enquiry', subcategory: '' },
  model: { category: 'General Enquiry', subcategory: 'Model Enquiry' },
  offer: { category: 'General Enquiry', subcategory: 'Offer Enquiry' },
  garage: { category: 'Service Enquiry', subcategory: 'My Garage' },
} as const

export type EnquiryKind = keyof typeof enquiryKinds

/** Choices of the contact form's category (LEA-08); the first is the default. */
export const enquiryCategories = [
  'General Enquiry',
  'Sales Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Finance Enquiry',
  'Careers Enquiry',
] as const

/** How a chosen category is sent: 'Careers Enquiry' goes as a general enquiry with its own subcategory (LEA-39). */
export const filedAs = (category: string, subcategory = ''): { category: string; subcategory: string } =>
  category === 'Careers Enquiry'
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory }

const optional = (length: number) => z.string().trim().max(length).default('')

/** A form about no particular car: who asks, what about, and the details its kind has (LEA-05, LEA-07..11, LEA-17, LEA-19). */
export const generalEnquirySchema = enquiryFormSchema.omit({ car_id: true, message: true }).extend({
  kind: z.enum(['contact', 'service', 'parts', 'testDrive', 'finance', 'model', 'offer', 'garage']),
  category: z.enum(enquiryCategories).optional().catch(undefined),
  message: optional(5000),
  location_id: z.uuid().optional().catch(undefined),
  /** The car to drive or to service, in the visitor's words. */
  vehicle: optional(200),
  /** A car of the site the form is about (RTE-10); what names none of its cars is left out. */
  car_id: z.uuid().optional().catch(undefined),
  car_type: z.enum(['new', 'demo', 'used']).optional().catch(undefined),
  /** What may be spent, as typed. */
  budget: optional(20),
  rego: optional(20),
  odometer: optional(20),
  preferred_date: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Please choose a date.')
    .default(''),
  services: z.array(z.string().trim().min(1).max(100)).max(20).default([]),
})

export type GeneralEnquiry = z.infer<typeof generalEnquirySchema>

const australian = (date: string): string => date.split('-').reverse().join('/')

/** The message as staff read it: the visitor's words, then what else the form asked, dates as dd/MM/yyyy (LOC-09). */
export const messageOf = ({
  message,
  vehicle,
  car_type,
  budget,
  rego,
  odometer,
  preferred_date,
}: GeneralEnquiry): string =>
  [
    message,
    [
      vehicle && `Vehicle: ${vehicle}`,
      car_type && `Looking for: ${car_type}`,
      budget && `Budget: $${budget.replace(/^\$\s*/, '')}`,
      rego && `Registration: ${rego.toUpperCase()}`,
      odometer && `Odometer: ${odometer} km`,
      preferred_date && `Preferred date: ${australian(preferred_date)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
