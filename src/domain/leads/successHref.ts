/** Details on the confirmation page of an enquiry. */
interface Success {
  /** First eight characters of the lead's id; null when the address has none. */
  reference: string | null
  /** The preferred day, 'YYYY-MM-DD'. */
  day: string | null
  locationId: string | null
  /** Analytics id of the lead's event, for the dataLayer (ANA-16). */
  event: number | null
}

/** The confirmation page of a stored lead (RTE-07). */
export const successHref = (
  leadId: string,
  { day, locationId, event }: { day?: string | null; locationId?: string | null; event?: number } = {},
): string => {
  const params = new URLSearchParams({ lead_id: leadId })
  if (day) params.set('day', day.slice(0, 10))
  if (locationId) params.set('location', locationId)
  if (event !== undefined) params.set('event', String(event))
  return `/success?${params}`
}

/** Parses the confirmation page's address; values that do not have the expected form are dropped. */
export const successOf = (search: string): Success => {
  const params = new URLSearchParams(search)
  const id = params.get('lead_id') ?? ''
  const day = params.get('day') ?? ''
  const event = params.get('event') ?? ''
  return {
    reference: /^[0-9a-f]{8}-/i.test(id) ? id.slice(0, 8).toUpperCase() : null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    locationId: params.get('location'),
    event: /^\d{1,2}$/.test(event) ? Number(event) : null,
  }
}
