/**
 * Series a car of a site may have (CAR-37, `settings.stock.seriesValues`), tidied; null: free text. One site has duo,
 * city and sport.
 */
export const seriesOptions = (seriesValues: readonly string[]): string[] | null => {
  const options = [...new Set(seriesValues.map((value) => value.trim()).filter((value) => value !== ''))]
  return options.length === 0 ? null : options
}

/**
 * A series in the site's own spelling, whatever its case; null when not one of the site's series (or none was given).
 */
export const readSeries = (raw: string | null, seriesValues: readonly string[]): string | null => {
  const text = raw?.trim() || null
  const options = seriesOptions(seriesValues)
  if (text === null || options === null) return text
  return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? null
}
