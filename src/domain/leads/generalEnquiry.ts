import * as z from 'zod/mini'
import {
  answerable,
  checkboxesField,
  contactFieldsFor,
  type FormChecks,
  MESSAGE_REQUIRED,
  optionalText,
  termsField,
  wishedDateField,
} from './formFields'

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

/**
 * Category and subcategory sent for a chosen category: 'Careers Enquiry' becomes a general enquiry with its own
 * subcategory (LEA-39).
 */
export const filedAs = (category: string, subcategory = ''): { category: string; subcategory: string } =>
  category === 'Careers Enquiry'
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory }

/** `placeRequired`: the contact form must name its location or dealership (LEA-10, LEA-11). */
export type GeneralChecks = FormChecks & { placeRequired: boolean }

const PLACE_REQUIRED = 'Please choose where your enquiry goes.'

interface Places {
  isGroup: boolean
  locations: readonly unknown[]
  settings: { forms: { locationSelect: boolean } }
}

/** Whether a site's contact form asks for the location, or a group's for the dealership (LEA-10, LEA-11). */
export const isPlaceRequired = ({ isGroup, locations, settings }: Places): boolean =>
  locations.length > 1 && (isGroup || settings.forms.locationSelect)

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/**
 * A form about no particular car, in the order of its fields: contact details, category, and the details of its kind
 * (LEA-05, LEA-07..11, LEA-17, LEA-19). A general enquiry requires its comment and its place as the site says.
 */
export const generalEnquirySchema = (checks: GeneralChecks) =>
  z
    .object({
      kind: z.enum(['contact', 'service', 'parts', 'testDrive', 'finance', 'model', 'offer', 'garage']),
      category: maybe(z.enum(enquiryCategories)),
      location_id: maybe(z.uuid()),
      /** The car to drive or to service, in the visitor's words. */
      vehicle: optionalText(200),
      /** A car of the site the form is about (RTE-10); an unknown one is left out. */
      car_id: maybe(z.uuid()),
      car_type: maybe(z.enum(['new', 'demo', 'used'])),
      /** What may be spent, as typed. */
      budget: optionalText(20),
      rego: optionalText(20),
      odometer: optionalText(20),
      services: checkboxesField,
      preferred_date: wishedDateField('date', 'Please choose a date.'),
      ...contactFieldsFor(checks),
      message: optionalText(5000),
      terms_conditions: termsField(checks),
    })
    .check(
      z.refine(({ kind, location_id }) => location_id !== undefined || !checks.placeRequired || kind !== 'contact', {
        path: ['location_id'],
        message: PLACE_REQUIRED,
      }),
      answerable,
      z.refine(({ kind, message }) => message !== '' || !checks.messageRequired || kind !== 'contact', {
        path: ['message'],
        message: MESSAGE_REQUIRED,
      }),
    )

export type GeneralEnquiry = z.infer<ReturnType<typeof generalEnquirySchema>>

const australian = (date: string): string => date.split('-').reverse().join('/')

/** The message for staff: the visitor's text, then the form's other answers, dates as dd/MM/yyyy (LOC-09). */
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
