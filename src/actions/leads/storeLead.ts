import { headers } from 'next/headers'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { enquiryDefaults } from '@/src/domain/leads/enquiryDefaults'
import { LEAD_SOURCE } from '@/src/domain/leads/lead'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Site } from '@/tenants/Site'

interface LeadInput {
  category: string
  subcategory?: string
  /** Null when the lead is about no car. */
  car: LeadCar | null
  contact: { name: string; last_name: string; email: string; phone: string; postcode: string; opt_in: boolean }
  message: string
  /** Facts of the form that have no field of their own. */
  attributes?: Record<string, unknown>
  /** The dealership of the location that was chosen, for a lead about no car. */
  tenantId?: string
  additional_services?: string[]
  page_id?: string
}

/** A car of the site with the dealership it belongs to. */
export interface LeadCar {
  car: Pick<Car, 'id' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status' | 'dealership_slug'>
  tenantId: string
}

/**
 * Stores what a shopper sent as a lead of the car's dealership, or of the site's own (ENT-21, ENT-24, ENT-25, LEA-03).
 * Returns its id (LEA-34).
 */
export const storeLead = async (site: Site, input: LeadInput): Promise<string> => {
  const { category, subcategory = '', car: about, contact, message, attributes, additional_services, page_id } = input
  const [payload, requestHeaders] = await Promise.all([payloadClient(), headers()])
  const defaults = enquiryDefaults({
    car: about && { ...about.car, dealership_slug: about.car.dealership_slug || site.slug },
    dealershipSlug: site.slug,
  })
  const { 'Vehicle Make': vehicle_make, 'Vehicle Model': vehicle_model, ...known } = defaults
  const tenant = about?.tenantId ?? input.tenantId ?? site.id
  const lead = await payload.create({
    collection: 'leads',
    overrideAccess: true,
    data: {
      ...known,
      ...contact,
      vehicle_make,
      vehicle_model,
      tenant,
      category,
      subcategory,
      message,
      ...(about ? { vehicle: about.car.id } : {}),
      car_dealership_id: tenant,
      source: LEAD_SOURCE,
      url: requestHeaders.get('referer') ?? '',
      user_agent: (requestHeaders.get('user-agent') ?? '').slice(0, 500),
      ...(attributes ? { lead_attributes: attributes } : {}),
      ...(additional_services ? { additional_services } : {}),
      ...(page_id ? { page_id } : {}),
    },
  })
  return lead.id
}
