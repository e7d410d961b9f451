/** A setting's value as a short phrase, for the line with the value that would apply without an override. */
export const inWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (value === null || value === undefined) return 'Not set'
  if (value === '') return 'Blank'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'None'
    const simple = value.every((item) => typeof item !== 'object')
    return simple ? value.join(', ') : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
    return parts.length === 0 ? 'None' : parts.map(([name, part]) => `${name}: ${inWords(part)}`).join(', ')
  }
  return String(value)
}
