type Condition = readonly [
  field: string,
  operator: 'equals' | 'in' | 'greater_than' | 'greater_than_equal' | 'less_than_equal',
  value: string,
]

/** The address of a list of the admin with a filter that the reader sees there and can change. */
export const listHref = (collection: string, conditions: readonly Condition[] = []): string => {
  const query = new URLSearchParams(
    conditions.map(([field, operator, value], n) => [`where[or][0][and][${n}][${field}][${operator}]`, value]),
  )
  const path = `/admin/collections/${collection}`
  return conditions.length === 0 ? path : `${path}?${query}`
}
