import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type DayHours, dayHoursSchema, daySchema } from '@/src/domain/locations/holidays/dayHours'
import { actorOf } from '@/src/payload/access/actor'
import { asEditor } from '@/src/payload/editing/asEditor'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import type { Location } from '@/src/payload-types'

const bodySchema = z.object({
  days: z
    .array(
      z.object({
        date: daySchema,
        /** Null: the hours of the usual week. */
        hours: dayHoursSchema.nullable(),
        locations: z.array(z.uuid()).min(1).max(200),
      }),
    )
    .min(1)
    .max(100),
})

type Day = z.infer<typeof bodySchema>['days'][number]
type Row = NonNullable<Location['special_hours']>[number]

/** Midday, as the form's own day picker stores it: the same day in every zone of Australia. */
const rowOf = (date: string, hours: DayHours): Row => ({
  date: `${date}T12:00:00.000Z`,
  ...(hours.status === 'Closed'
    ? { status: 'Closed', start_hour: null, end_hour: null }
    : { status: 'Open', start_hour: hours.open, end_hour: hours.close }),
})

const withDays = (rows: readonly Row[], days: readonly Day[]): Row[] => [
  ...rows.filter(({ date }) => !days.some((day) => date.startsWith(day.date))),
  ...days.flatMap(({ date, hours }) => (hours ? [rowOf(date, hours)] : [])),
]

/** How many locations were changed; null: one of them is not there for who asks. */
const saveAll = async (req: PayloadRequest, days: readonly Day[]): Promise<number | null> => {
  const ids = [...new Set(days.flatMap(({ locations }) => locations))]
  const ask = { collection: 'locations', ...asEditor(req) } as const
  const { docs } = await req.payload.find({ ...ask, where: { id: { in: ids } }, pagination: false })
  if (docs.length < ids.length) return null
  for (const { id, special_hours: rows } of docs) {
    const own = days.filter(({ locations }) => locations.includes(id))
    await req.payload.update({ ...ask, id, data: { special_hours: withDays(rows ?? [], own) } })
  }
  return docs.length
}

/**
 * `POST /api/locations/holidays { days: [{ date, hours, locations }] }`: what locations do on days that differ from their usual
 * week, at all of them together or at none (ENT-06, CMS-01). With the rights of who asks.
 */
export const holidays: Endpoint = {
  path: '/holidays',
  method: 'post',
  handler: async (req) => {
    if (actorOf(req.user).kind !== 'staff') return apiError(403, 'forbidden', 'This is for staff.')
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return apiError(400, 'invalid_request', body.error.issues[0]?.message ?? 'Name days and hours.')
    const locations = await inTransaction(req, () => saveAll(req, body.data.days))
    return locations === null
      ? apiError(404, 'not_found', 'One of these locations is not yours, or no longer there. Load the page again.')
      : Response.json({ days: body.data.days.length, locations })
  },
}
