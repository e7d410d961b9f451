import { slugify } from '../site/slugify'

/** The car of the page an enquiry is sent from; both the full car and the stock document fit. */
export interface EnquiryCar {
  id: string
  make: string
  model: string
  stocknum: string | null
  car_type: string
  status: string
  dealership_slug: string
}

/** What an enquiry carries before the visitor types anything (ENT-24); keys are the specification's. */
export interface EnquiryDefaults {
  dealership_slug: string
  manufacturer_slug: string
  stock_number: string
  'Vehicle Make': string
  'Vehicle Model': string
  car_type: string
  car_id: string
  vehicle_status: string
  opt_in: boolean
  message: string
  subcategory: string
}

export interface EnquiryContext {
  /** Null on a page about no car. */
  car: EnquiryCar | null
  dealershipSlug: string
  message?: string
  subcategory?: string
  optIn?: boolean
}

/** Default values of an enquiry, from the page's car or dealership (ENT-24, LEA-03); what is not known is ''. */
export const enquiryDefaults = ({
  car,
  dealershipSlug,
  message = '',
  subcategory = '',
  optIn = true,
}: EnquiryContext): EnquiryDefaults => ({
  dealership_slug: car?.dealership_slug ?? dealershipSlug,
  manufacturer_slug: car ? slugify(car.make) : '',
  stock_number: car?.stocknum ?? '',
  'Vehicle Make': car?.make ?? '',
  'Vehicle Model': car?.model ?? '',
  car_type: car?.car_type ?? '',
  car_id: car?.id ?? '',
  vehicle_status: car?.status ?? '',
  opt_in: optIn,
  message,
  subcategory,
})
