import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { destinationFor } from '@/src/services/analytics/destinationFor'
import { tasks } from '../taskNames'
import { reportConversion } from './reportConversion'
import { rollUpEvents } from './rollUpEvents'

const conversionPayload = z.object({ leadId: z.string(), eventId: z.int() })

/** The worker's tasks for analytics. */
export const analyticsTasks = ({ payload, pool }: { payload: Payload; pool: Pool }): TaskList => ({
  [tasks.reportConversion]: (input) => reportConversion(payload, conversionPayload.parse(input), destinationFor),
  [tasks.rollUpEvents]: () => rollUpEvents(pool, new Date()),
})
