import { expect, test } from 'vitest'
import { treeBody } from './treeBody'

const colour = ['"colour"="Red"']
const makes = ['"make"="Toyota"', '"make"="Ford"']
const models = ['"make_model"="Toyota|Corolla"']
const filterOf = (facets: string[], filter: unknown[]): unknown =>
  JSON.parse(treeBody(JSON.stringify({ queries: [{ q: '', facets, filter }] }))).queries[0].filter

test('SEA-02 a make is narrowed by its own models and by no others', () => {
  expect(filterOf(['colour', 'make'], ['sites = 1', makes, colour, models])).toEqual([
    'sites = 1',
    colour,
    ['"make"="Ford"', '"make_model"="Toyota|Corolla"'],
  ])
  const quoted = ['"make_model"="A|\\"B\\\\"']
  expect(filterOf(['colour'], [quoted])).toEqual([quoted])
})

test('SEA-04 makes are counted as if none was chosen, models within the chosen makes', () => {
  expect(filterOf(['make'], [makes, colour, models])).toEqual([colour])
  expect(filterOf(['make'], [colour, models])).toEqual([colour])
  expect(filterOf(['make_model'], [makes, colour])).toEqual([makes, colour])
})
