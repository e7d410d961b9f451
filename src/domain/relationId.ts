/**
 * Id behind a relationship value in any of the shapes Payload hands out: an id, a populated document, or
 * `{ relationTo, value }`. Null: no relation.
 */
export const relationId = (value: unknown): string | null => {
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value !== 'object') return null
  if ('relationTo' in value && 'value' in value) return relationId(value.value)
  return 'id' in value ? relationId(value.id) : null
}
