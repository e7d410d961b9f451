import { z } from 'zod'
import { TOUCH_PARAMS, TOUCH_VALUE_MAX, VISITED_MAX } from './attribution'

/** Most characters of the hidden field; a longer one is not read at all. */
const FIELD_MAX = 12_000

/** PostgreSQL's JSON takes neither a NUL nor half a character: one in a campaign's name would cost the lead. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u
const text = z.string().min(1).max(TOUCH_VALUE_MAX).regex(STORABLE)
/** A value that is not usable is left out, and takes nothing else with it. */
const maybe = text.optional().catch(undefined)
const path = text.regex(/^\/[^?#]*$/)

const touch = z.object({
  utm_source: maybe,
  utm_medium: maybe,
  utm_campaign: maybe,
  utm_term: maybe,
  utm_content: maybe,
  gclid: maybe,
  fbclid: maybe,
  referrer: text
    .regex(/^[^?#\s]+$/)
    .optional()
    .catch(undefined),
  landing_page: path,
  at: z.iso.datetime(),
})

const maybeTouch = touch.nullish().catch(null)

export const attributionSchema = z.object({
  first: maybeTouch,
  last: maybeTouch,
  visited: z
    .array(z.unknown())
    .transform((list) => list.filter((item): item is string => path.safeParse(item).success).slice(-VISITED_MAX))
    .catch([]),
  /** The visitor's own choice on the consent banner; null: none was made. */
  consent: z.enum(['granted', 'denied']).nullish().catch(null),
})

export type Attribution = z.output<typeof attributionSchema>
export type StoredTouch = z.output<typeof touch>

/** What a form's field `attribution` says; null when it says nothing readable. Never throws: a lead is worth more. */
export const parseAttribution = (field: unknown): Attribution | null => {
  if (typeof field !== 'string' || field === '' || field.length > FIELD_MAX) return null
  try {
    const parsed = attributionSchema.safeParse(JSON.parse(field))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const linkedParams = (...touches: (StoredTouch | null | undefined)[]): Record<string, string> => {
  const params: Record<string, string> = {}
  for (const found of touches)
    for (const name of TOUCH_PARAMS) {
      const value = found?.[name]
      if (value !== undefined) params[name] = value
    }
  return params
}

/**
 * What a lead keeps of it, in `lead_attributes` (ENT-25): the pages, the parameters of advertisements (the last touch's
 * win), both touches and the choice of consent. Empty: nothing is known.
 */
export const attributionAttributes = (attribution: Attribution | null): Record<string, unknown> => {
  if (attribution === null) return {}
  const { first, last, visited, consent } = attribution
  return {
    visited_pages: visited,
    linked_query_params: linkedParams(first, last),
    ...(first ? { first_touch: first } : {}),
    ...(last ? { last_touch: last } : {}),
    ...(consent ? { consent } : {}),
  }
}

const storedSchema = z.object({
  first_touch: maybeTouch,
  last_touch: maybeTouch,
  consent: attributionSchema.shape.consent,
})

/** The touches and the consent of a stored lead, from its `lead_attributes`. */
export const storedAttribution = (attributes: unknown): z.output<typeof storedSchema> => {
  const parsed = storedSchema.safeParse(attributes)
  return parsed.success ? parsed.data : {}
}
