/** Query parameters of the service form that fill it in, each with its longest value. */
export const servicePrefillLimits = { vehicle: 200, rego: 20, odometer: 20, location_id: 60 } as const

/** What of an address's query the service form starts with; null: nothing, and the cached page answers. */
export const servicePrefill = (search: string): Record<string, string> | null => {
  const asked = new URLSearchParams(search)
  const given = Object.entries(servicePrefillLimits).flatMap(([name, most]): [string, string][] => {
    const value = asked.get(name)?.trim().slice(0, most) ?? ''
    return value === '' ? [] : [[name, value]]
  })
  return given.length > 0 ? Object.fromEntries(given) : null
}
