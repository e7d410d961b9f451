import { z } from 'zod'
import { eventOf } from './events'

/** Most bytes of a report. */
export const REPORT_BYTES = 2_000

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Body of `POST /api/events`. Only what a page reports itself: leads are counted where they are stored. A label is one of
 * the event's own, and of a path the query and the fragment are cut off, so nothing personal gets in.
 */
export const eventReportSchema = z
  .object({
    event_id: z.int('event_id must be the id of an event.'),
    label: z.preprocess(asText, z.string().max(40)),
    car_id: z.uuid('car_id must be the id of a car.').nullish(),
    path: z
      .string('path is missing.')
      .startsWith('/', 'path must begin with a slash.')
      .max(500, 'path is too long.')
      .transform((path) => path.replace(/[?#].*$/s, '').slice(0, 200)),
  })
  .superRefine(({ event_id, label }, context) => {
    const event = eventOf(event_id)
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (event === null) wrong('event_id', 'event_id must be the id of an event.')
    else if (event.from === 'lead') wrong('event_id', 'This event is recorded with its lead.')
    else if (label !== '' && !event.labels.includes(label)) wrong('label', 'This event has no such label.')
  })

export type EventReport = z.output<typeof eventReportSchema>
