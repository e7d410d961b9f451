import { quote } from '@/src/domain/search/filters'
import { makeOfModel } from '@/src/domain/search/modelTree'

const MAKE = '"make"='
const MODEL = '"make_model"='

/** Values a group of conditions on one facet allows: ['"make"="Kia"', '"make"="Ford"']; none: another facet's group. */
const valuesOf = (group: unknown, start: string): string[] => {
  const list: unknown[] = Array.isArray(group) ? group : [group]
  const values = list.flatMap((text) => {
    if (typeof text !== 'string' || !text.startsWith(start)) return []
    const value: unknown = JSON.parse(text.slice(start.length))
    return typeof value === 'string' ? [value] : []
  })
  return values.length === list.length ? values : []
}

const treeFilter = (filter: unknown[], counted: unknown[]): unknown[] => {
  const makes = filter.flatMap((group) => valuesOf(group, MAKE))
  const models = filter.flatMap((group) => valuesOf(group, MODEL))
  if (models.length === 0) return filter
  const others = filter.filter((group) => ![...valuesOf(group, MAKE), ...valuesOf(group, MODEL)].length)
  if (counted.length === 1 && counted[0] === 'make') return others
  const whole = makes.filter((make) => models.every((model) => makeOfModel(model) !== make))
  return [...others, [...whole.map((make) => MAKE + quote(make)), ...models.map((model) => MODEL + quote(model))]]
}

/**
 * Makes and models are one tree (`wholeMakes`): a make is narrowed by its own models only, and makes are counted as if
 * none was chosen. InstantSearch knows them as two facets that narrow each other, so what it posts is put right here.
 */
export const treeBody = (body: string): string => {
  if (!body.includes('make_model')) return body
  // What instant-meilisearch wrote itself: a list of queries, each with its filter and facets.
  const parsed: { queries?: { filter?: unknown; facets?: unknown }[] } = JSON.parse(body)
  const queries = parsed.queries?.map((query) =>
    Array.isArray(query.filter)
      ? { ...query, filter: treeFilter(query.filter, Array.isArray(query.facets) ? query.facets : []) }
      : query,
  )
  return JSON.stringify({ ...parsed, queries })
}
