import { expect, test } from 'vitest'
import type { SuggestAnswer } from './SuggestAnswer'
import { choiceKey, suggestGroups } from './suggestGroups'

const reading = {
  text: 'auto toyota',
  chips: [],
  leftOut: [],
  rest: '',
  plain: true,
  path: '/search/new-used-and-demo-cars/',
  search: 'make=Toyota',
  href: '/search/new-used-and-demo-cars/?make=Toyota',
  count: 4,
}
const answer: SuggestAnswer = {
  noun: { one: 'car', many: 'cars' },
  names: [
    { kind: 'model', label: 'Toyota Corolla', path: '/search/toyota/corolla', count: 5 },
    { kind: 'make', label: 'Toyota', path: '/search/toyota', count: 20 },
  ],
  reading,
}
const past = [
  { past: { path: '/search/suv', search: '' }, label: 'SUV' },
  { past: { path: '/search/toyota', search: 'price=%3A40000' }, label: 'Toyota · Up to $40,000' },
]
const titles = (groups: ReturnType<typeof suggestGroups>) => groups.map(({ title }) => title)

test('ALRT-06 nothing typed: the last searches, what is popular, sentences to try', () => {
  const groups = suggestGroups({ text: ' ', answer: { ...answer, reading: null }, past })
  expect(titles(groups)).toEqual(['Recent searches', 'Popular makes', 'Popular models', 'Ask in your own words'])
})

test('ALRT-06 a sentence to try names the dealership’s own postcode, or none', () => {
  const examples = (postcode: string | null) =>
    JSON.stringify(suggestGroups({ text: '', answer: { ...answer, reading: null }, past, postcode }).at(-1))
  expect(examples('2064')).toContain('Less than 60,000 km near 2064')
  expect(examples(null)).not.toContain('near')
})

test('ALRT-06 something typed: the filters first, then names, the words themselves, and earlier searches that hold them', () => {
  const groups = suggestGroups({ text: 'toyota', answer, past })
  expect(titles(groups)).toEqual(['In filters', 'Makes', 'Models', 'Keyword', 'Recent searches'])
  expect(groups.at(-1)?.choices).toEqual([{ kind: 'past', ...past[1] }])
})

test('ALRT-06 without an answer the words can still be searched', () => {
  expect(suggestGroups({ text: 'zz', answer: null, past })).toEqual([
    { title: 'Keyword', choices: [{ kind: 'keyword', text: 'zz' }] },
  ])
})

test('ALRT-06 every line has an id of its own', () => {
  for (const text of ['', 'toyota']) {
    const keys = suggestGroups({ text, answer, past }).flatMap(({ choices }) => choices.map(choiceKey))
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+$/)
  }
})
