/** What Next hands a page as its query, as the parameters the address has. */
export const toSearchParams = (record: Record<string, string | string[] | undefined>): URLSearchParams =>
  new URLSearchParams(Object.entries(record).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])))
