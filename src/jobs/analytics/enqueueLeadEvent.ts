import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { storedAttribution } from '@/src/domain/analytics/attributionSchema'
import { channelOf } from '@/src/domain/analytics/channel'
import { type LeadFiling, leadEvent } from '@/src/domain/analytics/leadEvent'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { relationId } from '@/src/domain/relationId'
import { isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import type { Lead } from '@/src/payload-types'
import { dealershipZone } from '@/tenants/dealershipZone'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

type RecordedLead = Pick<
  Lead,
  'id' | 'tenant' | 'category' | 'subcategory' | 'car_type' | 'vehicle' | 'lead_attributes'
>

const hasDriveTag = async (req: PayloadRequest, carId: string | null): Promise<boolean> => {
  if (carId === null) return false
  const find = { collection: 'cars', id: carId, depth: 0, disableErrors: true, overrideAccess: true } as const
  const car = await req.payload.findByID({ ...find, select: { tag: true }, req })
  return isTestDriveOnly({ tag: car?.tag ?? null })
}

const filingOf = async (req: PayloadRequest, lead: RecordedLead): Promise<LeadFiling> => {
  const category = lead.category ?? ''
  return {
    category,
    subcategory: lead.subcategory ?? '',
    carType: lead.car_type ?? null,
    // Only a test drive's event depends on the tag.
    testDriveOnly: category === 'Test Drive' && (await hasDriveTag(req, relationId(lead.vehicle))),
  }
}

/**
 * Counts a new lead as its analytics event, and queues the report to advertisers, both in the lead's own transaction
 * (ANA-05..14, ANA-16). What is counted has no trace of the person. A count that fails is a warning, and the lead stays
 * (ANA-15).
 */
export const recordLeadEvent = async (req: PayloadRequest, lead: RecordedLead): Promise<void> => {
  const tenant = relationId(lead.tenant)
  if (tenant === null) return
  const event = leadEvent(await filingOf(req, lead))
  const { date } = zonedTime(new Date(), await dealershipZone(req, tenant))
  const channel = channelOf(storedAttribution(lead.lead_attributes).last_touch)
  const car = relationId(lead.vehicle)
  await transactionSql(
    req,
    sql`SELECT note_lead_event(${tenant}::uuid, ${date}::date, ${event}::integer, ${channel}, ${car}::uuid)`,
  )
  const job = JSON.stringify({ leadId: String(lead.id), eventId: event })
  const key = `${tasks.reportConversion}:${lead.id}`
  await transactionSql(req, sql`SELECT wake_worker(${tasks.reportConversion}, ${job}::json, NULL, ${key})`)
}
