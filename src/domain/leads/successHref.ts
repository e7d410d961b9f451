/** Details on the confirmation page of an enquiry. */
interface Success {
  /** First eight characters of the lead's id; null when the address has none. */
  reference: string | null
  /** The preferred day, 'YYYY-MM-DD'. */
  day: string | null
  locationId: string | null
  /** The test drive's time on the location's clocks, and whether it was booked or only asked for (LEA-22). */
  drive: { at: string; booked: boolean } | null
  /** Analytics id of the lead's event, for the dataLayer (ANA-16). */
  event: number | null
}

/** The confirmation page of a stored lead (RTE-07). */
export const successHref = (
  leadId: string,
  {
    day,
    locationId,
    event,
    drive,
  }: { day?: string | null; locationId?: string | null; event?: number; drive?: Success['drive'] } = {},
): string => {
  const params = new URLSearchParams({ lead_id: leadId })
  if (day) params.set('day', day.slice(0, 10))
  if (locationId) params.set('location', locationId)
  if (drive) params.set(drive.booked ? 'drive' : 'wish', drive.at.slice(0, 16))
  if (event !== undefined) params.set('event', String(event))
  return `/success?${params}`
}

const isLocalTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`))

/** Parses the confirmation page's address; values that do not have the expected form are dropped. */
export const successOf = (search: string): Success => {
  const params = new URLSearchParams(search)
  const id = params.get('lead_id') ?? ''
  const day = params.get('day') ?? ''
  const drive = params.get('drive') ?? params.get('wish') ?? ''
  const event = params.get('event') ?? ''
  return {
    reference: /^[0-9a-f]{8}-/i.test(id) ? id.slice(0, 8).toUpperCase() : null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    drive: isLocalTime(drive) ? { at: drive, booked: params.has('drive') } : null,
    locationId: params.get('location'),
    event: /^\d{1,2}$/.test(event) ? Number(event) : null,
  }
}
