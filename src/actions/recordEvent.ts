import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { EventReport } from '@/src/domain/analytics/eventReport'

interface RecordedEvent {
  tenantId: string
  /** On the dealership's calendar, 'yyyy-mm-dd'. */
  day: string
  report: EventReport
}

/** Stores an event of a site's page: one statement, durable when it returns (ANA-16). */
export const recordEvent = async (payload: Payload, { tenantId, day, report }: RecordedEvent): Promise<void> => {
  const { event_id, label, car_id = null, path } = report
  await payload.db.drizzle.execute(sql`
    INSERT INTO analytics_events (tenant_id, day, event_id, label, car_id, path)
    VALUES (${tenantId}::uuid, ${day}::date, ${event_id}, ${label}, ${car_id}::uuid, ${path})`)
}
