import type { Payload } from 'payload'
import {
  type DeliveredCar,
  type DeliveredLead,
  type LeadFields,
  tradeInOf,
} from '@/src/domain/leads/delivery/DeliveredLead'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { PLATFORM_NAME } from '@/src/domain/platform/platformDefaults'
import { relationId } from '@/src/domain/relationId'
import type { Car, CarsSelect, Lead } from '@/src/payload-types'
import { dealershipLetterhead } from './dealershipLetterhead'
import { leadPlaces } from './leadPlaces'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

const carFacts = (lead: Lead, car: FactsCar | null): DeliveredCar | null => {
  if (!car && !lead.vehicle_make && !lead.stock_number) return null
  return {
    year: car?.year ?? null,
    make: car?.make ?? lead.vehicle_make ?? '',
    model: car?.model ?? lead.vehicle_model ?? '',
    badge: car?.badge ?? '',
    vin: car?.vin ?? '',
    stockNumber: car?.stocknum ?? lead.stock_number ?? '',
    odometerKm: car?.km ?? null,
    price: car?.offer_price || car?.price || null,
    isNew: (car?.car_type ?? lead.car_type) === 'new',
  }
}

const fieldsOf = (lead: Lead): LeadFields => ({
  name: lead.name ?? '',
  last_name: lead.last_name ?? '',
  email: lead.email ?? '',
  phone: lead.phone ?? '',
  postcode: lead.postcode ?? '',
  category: lead.category ?? '',
  subcategory: lead.subcategory ?? '',
  message: lead.message ?? '',
  opt_in: lead.opt_in === true,
  additional_services: lead.additional_services ?? [],
  car_id: lead.car_id ?? '',
  stock_number: lead.stock_number ?? '',
  vehicle_make: lead.vehicle_make ?? '',
  vehicle_model: lead.vehicle_model ?? '',
  car_type: lead.car_type ?? '',
  vehicle_status: lead.vehicle_status ?? '',
  dealership_slug: lead.dealership_slug ?? '',
  car_dealership_id: lead.car_dealership_id ?? '',
  manufacturer_slug: lead.manufacturer_slug ?? '',
  page_id: lead.page_id ?? '',
  url: lead.url ?? '',
  source: lead.source ?? '',
  user_agent: lead.user_agent ?? '',
  lead_attributes: lead.lead_attributes ?? {},
  form_completed: lead.form_completed === true,
  offer_accepted: lead.offer_accepted === true,
})

/** Who sends a lead and whose it is. */
export const aroundLead = async (
  payload: Payload,
  tenantId: string,
): Promise<Pick<DeliveredLead, 'dealership' | 'provider'>> => {
  const [dealership, places] = await Promise.all([
    dealershipLetterhead(payload, tenantId),
    leadPlaces(payload, tenantId),
  ])
  const contact = mainLocation(places)
  return {
    dealership: { name: dealership?.look.name ?? '', email: contact?.email ?? '', phone: contact?.phone ?? '' },
    provider: dealership?.platformName ?? PLATFORM_NAME,
  }
}

const carFields = {
  year: true,
  make: true,
  model: true,
  badge: true,
  vin: true,
  stocknum: true,
  km: true,
  offer_price: true,
  price: true,
  car_type: true,
} as const satisfies CarsSelect

type FactsCar = Pick<Car, keyof typeof carFields>

/** A stored lead as other systems are told of it. */
export const deliveredLead = async (payload: Payload, lead: Lead): Promise<DeliveredLead> => {
  const carId = relationId(lead.vehicle)
  const car = carId ? await payload.findByID({ collection: 'cars', id: carId, select: carFields, ...quiet }) : null
  return {
    id: lead.id,
    isTest: false,
    createdAt: lead.createdAt,
    fields: fieldsOf(lead),
    car: carFacts(lead, car),
    tradeIn: tradeInOf(lead.lead_attributes),
    ...(await aroundLead(payload, relationId(lead.tenant) ?? '')),
  }
}
