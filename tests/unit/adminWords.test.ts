import { expect, test } from 'vitest'
import { adminWordProblems, labelProblem, wordProblems } from './adminWords'
import { offlineConfig } from './offlineConfig'

test('CMS-01 every field, tab, section and choice of the admin has words of its own, and a sentence where it needs one', async () => {
  const problems = adminWordProblems(await offlineConfig())
  expect(problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual([])
})

test.each([
  [undefined, 'name', 'has no label'],
  ['', 'name', 'has no label'],
  ['Car_id', 'car_id', "has an underscore in its label 'Car_id'"],
  ['carId', 'carId', "has a label in camelCase: 'carId'"],
  ['stock number', 'stock_number', "has a label that begins small: 'stock number'"],
  ['Website Id', 'websiteId', "has a label made of its name: 'Website Id'"],
])('CMS-01 a label %j of the field %s is refused', (label, name, problem) => {
  expect(labelProblem(label, name)).toBe(problem)
})

test.each(['Name', 'VIN', '360° frames', 'External video (YouTube, Vimeo)'])('CMS-01 a label %j is words', (label) => {
  expect(labelProblem(label, 'name')).toBeNull()
})

test('CMS-01 what a label alone does not tell needs a sentence', () => {
  const found = wordProblems([
    { name: 'slug', type: 'text', label: 'Page address' },
    { name: 'hotspots', type: 'json', label: 'Hotspots' },
    { name: 'rank', type: 'number', label: 'Rank' },
    { name: 'km', type: 'number', label: 'Odometer (km)' },
    { name: 'primary', type: 'checkbox', label: 'Primary' },
    { name: 'kept', type: 'number', label: 'Rank', admin: { description: 'Higher comes first.' } },
  ])
  expect(found.map(({ path }) => path)).toEqual(['slug', 'hotspots', 'rank', 'primary'])
})

test('CMS-01 a description says what counts where a field is left empty, not only whose it is', () => {
  const colour = (description: string) =>
    wordProblems([{ name: 'ink', type: 'text', label: 'Ink', admin: { description } }])
  for (const said of ['Empty: the template’s.', '0: square. Empty: the template’s.', 'Empty: from publishing.'])
    expect(colour(said), said).toHaveLength(1)
  expect(colour('Left empty, the template’s colour shows.')).toEqual([])
})
