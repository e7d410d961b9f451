import { headers } from 'next/headers'
import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { enquiryDefaults } from '@/src/domain/leads/enquiryDefaults'
import type { HeldReason } from '@/src/domain/leads/spam/heldReasons'
import { TERMS_LABEL } from '@/src/domain/leads/consentWords'
import type { Car } from '@/src/domain/stock/car/Car'
import { relationId } from '@/src/domain/relationId'
import { recordLeadEvent } from '@/src/jobs/analytics/enqueueLeadEvent'
import { enqueueDeliveries } from '@/src/jobs/leads/enqueueDeliveries'
import { enqueueLeadMail } from '@/src/jobs/leads/enqueueLeadMail'
import { insertLead, type NewLead } from '@/src/payload/leads/insertLead'
import { type LeadContext, leadContext } from '@/src/payload/leads/leadContext'
import { routingColumns } from '@/src/payload/leads/routingColumns'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import type { Site } from '@/tenants/Site'
import { bookTestDrive, nameLead, type WishedDrive } from '../testDrives/bookTestDrive'
import { fingerprintOf, type LeadKeys, storedBefore } from './storedBefore'

/** `source` of every lead that a website's form or endpoint stores (ENT-25). */
const LEAD_SOURCE = 'Website'

export interface LeadInput {
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
  /** The sender's name for this submission; null or missing where it has none. */
  idempotencyKey?: string | null
  /** The location that was chosen, or the car's. */
  locationId?: string | null
  /** Why it is held as spam: staff see it in a list of its own, and it is not delivered (LEA-18, LEA-37). */
  heldBecause?: HeldReason | null
  /** When the shopper would like to drive the car (LEA-21, LEA-22). */
  testDrive?: WishedDrive | null
  /** How the visitor came (`attributionAttributes`). */
  visit?: Record<string, unknown>
  /** How a consent was given; without it by another system. */
  how?: string
  agreedToTerms?: boolean
}

/** A car of the site with the dealership it belongs to. */
export interface LeadCar {
  car: Pick<Car, 'id' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status' | 'dealership_slug'>
  tenantId: string
}

/** A lead held as spam takes no time from anybody. */
const bookFor = async (req: PayloadRequest, { testDrive, heldBecause }: LeadInput) => {
  if (!testDrive) return { appointmentId: null, wish: {} }
  const booked = heldBecause ? null : await bookTestDrive(req, testDrive)
  const wish = { test_drive_at: booked?.at ?? testDrive.at, test_drive_booked: booked !== null }
  return { appointmentId: booked?.id ?? null, wish }
}

/**
 * A chosen place is the lead's when it is of the lead's own dealership. On a group's site a shopper may choose another
 * member's than the car's: that is told, and staff of the car's dealership answer.
 */
const placeOf = ({ locations }: Site, tenant: string, { locationId }: LeadInput) => {
  const chosen = locations.find(({ id }) => id === locationId)
  if (!chosen) return {}
  return chosen.tenantId === tenant ? { location: chosen.id } : { asked: { location: chosen.name } }
}

/** What was agreed to: the words that were shown, when and how (LAW-07). */
const consentsOf = ({ settings }: Site, { contact, agreedToTerms = false, how = 'API' }: LeadInput) => {
  const { optInLabel, customTerms } = settings.forms
  const given = (text: string) => ({ text, at: new Date().toISOString(), how })
  return {
    ...(contact.opt_in ? { opt_in: given(optInLabel) } : {}),
    ...(agreedToTerms ? { terms: given(customTerms ?? TERMS_LABEL) } : {}),
  }
}

/** The columns of a lead (ENT-21, ENT-24, ENT-25, LEA-03). */
const rowOf = (site: Site, tenant: string, input: LeadInput, request: Headers) => {
  const { category, subcategory = '', car: about, contact, message, attributes, additional_services, page_id } = input
  const defaults = enquiryDefaults({
    car: about && { ...about.car, dealership_slug: about.car.dealership_slug || site.slug },
    dealershipSlug: site.slug,
  })
  const { 'Vehicle Make': vehicle_make, 'Vehicle Model': vehicle_model, ...known } = defaults
  const { asked, ...place } = placeOf(site, tenant, input)
  return {
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
    url: (request.get('referer') ?? '').slice(0, 2000),
    user_agent: (request.get('user-agent') ?? '').slice(0, 500),
    lead_attributes: {
      ...input.visit,
      ...attributes,
      ...asked,
      ...(input.heldBecause ? { held_because: input.heldBecause } : {}),
      ...consentsOf(site, input),
    },
    ...(additional_services ? { additional_services } : {}),
    ...(page_id ? { page_id } : {}),
    ...place,
    workflow: input.heldBecause ? ('held' as const) : ('new' as const),
  }
}

/** A location of another dealership is not kept: the lead stays, and goes where its dealership answers. */
const ownPlace = (lead: NewLead, { locations }: LeadContext): NewLead =>
  locations.some(({ id }) => id === lead.location) ? lead : { ...lead, location: null }

/** Stores a lead with the jobs that deliver it, and counts it; one held as spam alone (LEA-18). */
const keep = async (req: PayloadRequest, sent: NewLead): Promise<string> => {
  const { tenant } = sent
  const context = await leadContext(req, tenant, relationId(sent.vehicle))
  if (context === null) throw new Error('The dealership of a lead is gone.')
  const lead = ownPlace(sent, context)
  if (lead.workflow === 'held') return insertLead(req, lead)
  const id = await insertLead(req, { ...lead, ...(await routingColumns(req, tenant, lead, context)) })
  await enqueueLeadMail(req, id)
  await enqueueDeliveries(req, { ...lead, id }, context.destinations)
  await recordLeadEvent(req, { ...lead, id }, context)
  return id
}

/**
 * Stores what a shopper sent as a lead of the car's dealership, or of the site's own, with the jobs that deliver it, in
 * one transaction, and with the test drive's appointment. What was sent before (`storedBefore`) is stored once. Returns the
 * lead's id (LEA-34).
 *
 * @param within the request whose transaction it is stored in; missing: one of its own
 * @throws TimeTaken
 */
export const storeLead = async (site: Site, input: LeadInput, within?: PayloadRequest): Promise<string> => {
  const [payload, request] = await Promise.all([payloadClient(), headers()])
  const tenant = input.car?.tenantId ?? input.tenantId ?? site.id
  const row = rowOf(site, tenant, input, request)
  const keys: LeadKeys = {
    tenant,
    fingerprint: fingerprintOf({ ...row, ...(input.testDrive ? { test_drive_at: input.testDrive.at } : {}) }),
    idempotencyKey: input.idempotencyKey || null,
  }
  const req = within ?? (await createLocalReq({}, payload))
  return inTransaction(req, async () => {
    const before = await storedBefore(req, keys, { isHeld: row.workflow === 'held' })
    if (before !== null) return before
    const { appointmentId, wish } = await bookFor(req, input)
    const data = {
      ...row,
      lead_attributes: { ...row.lead_attributes, ...wish },
      fingerprint: keys.fingerprint,
      idempotency_key: keys.idempotencyKey,
    }
    const id = await keep(req, data)
    if (appointmentId) await nameLead(req, appointmentId, id)
    return id
  })
}
