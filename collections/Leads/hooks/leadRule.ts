import type { PayloadRequest } from 'payload'
import { routeLead } from '@/src/domain/leads/desk/routeLead'
import { relationId } from '@/src/domain/relationId'
import type { Lead, LeadRule } from '@/src/payload-types'
import type { LeadPlace } from './leadPlace'

/** The dealership's rule a lead falls under; null: none (CRM-04). */
export const leadRule = async (
  req: PayloadRequest,
  tenant: string,
  lead: Pick<Lead, 'category' | 'vehicle_make'>,
  place: Pick<LeadPlace, 'id' | 'isOpen'>,
): Promise<LeadRule | null> => {
  const { docs } = await req.payload.find({
    collection: 'lead-rules',
    where: { and: [{ tenant: { equals: tenant } }, { enabled: { equals: true } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const rules = docs.map((rule) => ({
    rule,
    enabled: true,
    priority: rule.priority,
    categories: rule.categories ?? [],
    makes: rule.makes ?? [],
    locationIds: (rule.locations ?? []).flatMap((location) => relationId(location) ?? []),
    hours: rule.hours,
  }))
  const facts = { category: lead.category ?? '', vehicle_make: lead.vehicle_make ?? '' }
  return routeLead(rules, { ...facts, locationId: place.id, isOpen: place.isOpen })?.rule ?? null
}
