import { z } from 'zod'

/** A car as another system is told of it; what is not known is null. */
export interface DeliveredCar {
  year: number | null
  make: string
  model: string
  badge: string
  vin: string
  stockNumber: string
  odometerKm: number | null
  /** Dollars. */
  price: number | null
  isNew: boolean
}

/** The shopper's own car, under the names of `lead_attributes.trade_in`. */
export interface DeliveredTradeIn {
  rego: string
  rego_state: string
  make: string
  model: string
  year: number | null
  odometer_km: number | null
  condition: string
}

/** A lead as it is sent to other systems (CRM-01). */
export interface DeliveredLead {
  id: string
  /** A sample that staff sent to try a destination. */
  isTest: boolean
  /** ISO time. */
  createdAt: string
  /** Values of the form and the page, under the specification's names. */
  fields: LeadFields
  car: DeliveredCar | null
  tradeIn: DeliveredTradeIn | null
  dealership: { name: string; email: string; phone: string }
  /** Name of the platform that sends it. */
  provider: string
}

export interface LeadFields {
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
  category: string
  subcategory: string
  message: string
  opt_in: boolean
  additional_services: string[]
  car_id: string
  stock_number: string
  vehicle_make: string
  vehicle_model: string
  car_type: string
  vehicle_status: string
  dealership_slug: string
  car_dealership_id: string
  manufacturer_slug: string
  page_id: string
  url: string
  source: string
  user_agent: string
  lead_attributes: unknown
  form_completed: boolean
  offer_accepted: boolean
}

/** What a webhook is sent: the specification's names and the lead's id (CRM-01). The same text at every attempt. */
export const webhookBody = ({ id, isTest, createdAt, fields }: DeliveredLead): string =>
  JSON.stringify({ id, test: isTest, created_at: createdAt, ...fields })

const text = z.union([z.string(), z.number().transform(String)]).catch('')
const number = z.coerce.number().nullable().catch(null)

const attributes = z.object({
  trade_in: z.object({
    rego: text,
    rego_state: text,
    make: text,
    model: text,
    year: number,
    odometer_km: number,
    condition: text,
  }),
})

/** The trade-in among a lead's attributes; null when it has none. */
export const tradeInOf = (leadAttributes: unknown): DeliveredTradeIn | null => {
  const parsed = attributes.safeParse(leadAttributes)
  return parsed.success ? parsed.data.trade_in : null
}
