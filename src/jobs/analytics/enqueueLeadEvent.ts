import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { storedAttribution } from '@/src/domain/analytics/attributionSchema'
import { channelOf } from '@/src/domain/analytics/channel'
import { leadEvent } from '@/src/domain/analytics/leadEvent'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { relationId } from '@/src/domain/relationId'
import { isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import type { Lead } from '@/src/payload-types'
import type { LeadContext } from '@/src/payload/leads/leadContext'
import { settingOf } from '@/tenants/resolveSettings'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

type RecordedLead = Pick<
  Lead,
  'id' | 'tenant' | 'category' | 'subcategory' | 'car_type' | 'vehicle' | 'lead_attributes'
>

/**
 * Counts a new lead as its analytics event, and queues the report to advertisers where its dealership has one, both in the
 * lead's own transaction (ANA-05..14, ANA-16). What is counted has no trace of the person. A count that fails is a warning,
 * and the lead stays (ANA-15).
 */
export const recordLeadEvent = async (
  req: PayloadRequest,
  lead: RecordedLead,
  { template, settings, carTag, locations }: LeadContext,
): Promise<void> => {
  const event = leadEvent({
    category: lead.category ?? '',
    subcategory: lead.subcategory ?? '',
    carType: lead.car_type ?? null,
    testDriveOnly: isTestDriveOnly({ tag: carTag }),
  })
  const { date } = zonedTime(new Date(), stateTimeZone(mainLocation(locations)?.state ?? null))
  const channel = channelOf(storedAttribution(lead.lead_attributes).last_touch)
  const counted = sql`note_lead_event(${relationId(lead.tenant)}::uuid, ${date}::date, ${event}::integer, ${channel},
    ${relationId(lead.vehicle)}::uuid)`
  const job = JSON.stringify({ leadId: lead.id, eventId: event })
  const isReported = settingOf({ template, overrides: settings }, 'analytics.metaPixelId') !== null
  const queued = sql`wake_worker(${tasks.reportConversion}, ${job}::json, NULL, ${`${tasks.reportConversion}:${lead.id}`})`
  await transactionSql(req, isReported ? sql`SELECT ${counted}, ${queued}` : sql`SELECT ${counted}`)
}
