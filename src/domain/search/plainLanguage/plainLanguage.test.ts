import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { australianQueries } from './queries/australianQueries.testing'
import { freshQueries } from './queries/freshQueries.testing'
import { heldOutQueries } from './queries/heldOutQueries.testing'
import { buildLexicon } from './lexicon'
import { readPlainLanguage } from './readPlainLanguage'
import { filterInWords } from './changeFilter'
import { scoreQueries } from './queries/scoreQueries.testing'
import { TEXT_MAX } from './tokens'
import { wideVocabulary } from './queries/vocabulary.testing'

const lexicon = buildLexicon(wideVocabulary)
const read = (text: string) => readPlainLanguage(text, lexicon, 2026)

describe('the scored queries', () => {
  // The score that was reached; a change of the parser may not lose any of it.
  for (const [name, queries, reached] of [
    ['written first', australianQueries, { total: 205, exact: 205 }],
    ['written after', freshQueries, { total: 60, exact: 60 }],
    ['held out until the end', heldOutQueries, { total: 62, exact: 60 }],
  ] as const) {
    test(`ALRT-06 Australian queries ${name}: ${reached.exact} of ${reached.total} read exactly as meant`, () => {
      const { total, exact, chips, misses } = scoreQueries(queries, wideVocabulary)
      const report = misses.map(({ query, expected, read: got }) => `${query}\n  meant ${expected}\n  read  ${got}`)
      expect(total).toBe(reached.total)
      expect(exact, report.join('\n')).toBeGreaterThanOrEqual(reached.exact)
      expect(chips.both / Math.max(chips.meant, chips.read), report.join('\n')).toBeGreaterThanOrEqual(0.98)
    })
  }
})

/** Sentences of real words in senseless orders, and text of any kind. */
const pieces = [...australianQueries, ...freshQueries].flatMap(([query]) => query.split(' '))
const sentence = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map((words) => words.join(' '))
const anyText = fc.oneof(sentence, fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 80 }))

describe('any text', () => {
  test('ALRT-06 is read without failing, and the same way every time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text)).toEqual(readPlainLanguage(text, buildLexicon(wideVocabulary), 2026))
      }),
      { numRuns: 30 },
    )
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text).text).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  test('ALRT-06 chips stand within it, in order, without overlap, and quote it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0
        for (const { span, words } of read(text).chips) {
          expect(span.start).toBeGreaterThanOrEqual(last)
          expect(span.end).toBeGreaterThan(span.start)
          expect(span.end).toBeLessThanOrEqual(Math.min(text.length, TEXT_MAX))
          expect(words).toBe(text.slice(span.start, span.end))
          last = span.end
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('ALRT-06 a whole range takes the place of a lowest and a highest one said before it', () => {
    const { chips } = read('under 2017 2022 onwards 2015 auto')
    expect(chips.map(({ meaning }) => meaning)).toEqual([
      { kind: 'range', attribute: 'year', min: 2015, max: 2015 },
      { kind: 'value', attribute: 'simple_transmission', values: ['Automatic'] },
    ])
  })

  const valuesOf = (text: string) =>
    read(text).chips.map(({ meaning }) =>
      meaning.kind === 'value' ? [meaning.attribute, meaning.except ? { not: meaning.except } : meaning.values] : [],
    )

  test.each([
    [
      'bmw not black',
      [
        ['make', ['BMW']],
        ['colour', { not: ['Black'] }],
      ],
    ],
    [
      'suv not black or white',
      [
        ['simple_body', ['SUV']],
        ['colour', { not: ['Black', 'White'] }],
      ],
    ],
    ['not black not white', [['colour', { not: ['Black', 'White'] }]]],
    ['white not black', [['colour', ['White']]]],
    ['no manual', [['simple_transmission', { not: ['Manual'] }]]],
    ['family', [['simple_body', ['People Mover', 'SUV', 'Wagon']]]],
    ['family ute', [['simple_body', ['Ute']]]],
  ])('ALRT-06 %s', (text, meant) => {
    expect(valuesOf(text).map(([name, values]) => [name, Array.isArray(values) ? values.toSorted() : values])).toEqual(
      meant,
    )
  })

  test('ALRT-06 what was understood, said again, is understood the same', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const { chips } = read(text)
        const again = read(chips.map(({ meaning }) => filterInWords(meaning, lexicon)).join(', '))
        expect(again.chips.map(({ meaning }) => meaning)).toEqual(chips.map(({ meaning }) => meaning))
        expect(again.rest).toBe('')
      }),
      { numRuns: 1000 },
    )
  })
})
