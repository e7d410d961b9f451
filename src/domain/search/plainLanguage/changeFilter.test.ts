import { describe, expect, test } from 'vitest'
import { emptySearchState } from '../url/SearchState'
import { applyParsedQuery } from './applyParsedQuery'
import { australianQueries } from './queries/australianQueries.testing'
import { changeChip, withFilter, withoutWords } from './changeFilter'
import { holdsFilter, withoutFilter } from './heldFilter'
import { buildLexicon } from './lexicon'
import { filterChoices } from './filterChoices'
import type { ParsedFilter } from './ParsedQuery'
import { readPlainLanguage } from './readPlainLanguage'
import { wideVocabulary } from './queries/vocabulary.testing'

const lexicon = buildLexicon(wideVocabulary)
const read = (text: string) => readPlainLanguage(text, lexicon, 2026)
const meanings = (text: string) => read(text).chips.map(({ meaning }) => meaning)
const facets = Object.fromEntries(
  Object.entries(wideVocabulary).map(([name, values]) => [
    name,
    Object.entries(values).map(([value, count]) => ({ value, label: value, count })),
  ]),
)

const FAMOUS = 'auto 7 seater under 40k near 4000'

describe('a filter changed in place', () => {
  test('ALRT-06 the sentence says the new filter, and is read so again', () => {
    const reading = read(FAMOUS)
    const price = reading.chips.findIndex(({ words }) => words === 'under 40k')
    const to: ParsedFilter = { kind: 'range', attribute: 'price', min: null, max: 45_000 }
    const changed = changeChip(reading, price, to)
    expect(changed.text).toBe('auto 7 seater up to $45,000 near 4000')
    expect(changed.chips).toEqual(
      read(changed.text).chips.map((chip, at) => ({ ...chip, literal: changed.chips[at]?.literal })),
    )
  })

  test('ALRT-06 whatever is offered instead is in the search then, and the old filter is not', () => {
    for (const [text] of australianQueries) {
      const reading = read(text)
      const state = applyParsedQuery(emptySearchState, reading)
      for (const { meaning } of reading.chips) {
        for (const to of filterChoices(meaning, facets)) {
          const next = withFilter(state, meaning, to)
          expect(holdsFilter(next, to), `${text}: ${JSON.stringify(to)}`).toBe(true)
          expect(holdsFilter(next, meaning), `${text}: ${JSON.stringify(to)}`).toBe(false)
          expect(next.page).toBe(1)
        }
      }
    }
  })

  test('ALRT-06 the changed sentence says every filter of the changed search', () => {
    const wrong: string[] = []
    let offered = 0
    for (const [text] of australianQueries) {
      const reading = read(text)
      const state = applyParsedQuery(emptySearchState, reading)
      for (const [at, { meaning }] of reading.chips.entries()) {
        // A badge that others contain is no filter by its name alone.
        if (meaning.kind === 'value' && meaning.attribute === 'badge') continue
        for (const to of filterChoices(meaning, facets)) {
          offered += 1
          const changed = changeChip(reading, at, to)
          const next = withFilter(state, meaning, to)
          const said = meanings(changed.text).map((one) => JSON.stringify(one))
          const missing = changed.chips.filter(
            (chip) => holdsFilter(next, chip.meaning) && !said.includes(JSON.stringify(chip.meaning)),
          )
          if (missing.length > 0) wrong.push(`${text} -> ${changed.text}`)
        }
      }
    }
    expect(offered).toBeGreaterThan(1500)
    expect(wrong).toEqual([])
  })

  test('ALRT-06 what is offered is near what was said', () => {
    const labels = (text: string) =>
      filterChoices(meanings(text)[0] ?? { kind: 'sort', sort: 'distance' }, facets).map((meaning) =>
        meaning.kind === 'range' ? [meaning.min, meaning.max] : meaning.kind === 'near' ? meaning.km : meaning.kind,
      )
    expect(labels('under 40k')).toEqual([
      [null, 30_000],
      [null, 35_000],
      [null, 45_000],
      [null, 50_000],
    ])
    expect(labels('under $8,000').at(-1)).toEqual([null, 10_000])
    expect(labels('7 seater')).toEqual([
      [4, null],
      [5, null],
      [6, null],
      [8, null],
    ])
    expect(labels('2018 onwards')).toEqual([
      [2016, null],
      [2017, null],
      [2019, null],
      [2020, null],
    ])
    expect(labels('near 4000')).toEqual([10, 25, 100, 250, 500])
    expect(labels('sunroof')).toEqual([])
  })
})

describe('a filter taken away', () => {
  test('ALRT-06 its words go, and what is left is read as before', () => {
    const reading = read(FAMOUS)
    for (const { span, meaning } of reading.chips) {
      const left = withoutWords(FAMOUS, span)
      expect(meanings(left)).toEqual(reading.chips.map((chip) => chip.meaning).filter((other) => other !== meaning))
    }
    expect(withoutWords('Family SUV, 7 seats, diesel', { start: 20, end: 27 })).toBe('Family SUV, 7 seats')
  })

  test('ALRT-06 all filters taken away leave the keyword alone', () => {
    const reading = read('white hilux sr5 under 60k')
    const state = applyParsedQuery(emptySearchState, reading)
    const left = reading.chips.reduce((before, { meaning }) => withoutFilter(before, meaning), state)
    expect(left).toEqual({ ...emptySearchState, query: 'sr5' })
  })
})
