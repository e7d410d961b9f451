import { writeFileSync } from 'node:fs'
import { australianQueries } from '../src/domain/search/plainLanguage/queries/australianQueries.testing'
import { freshQueries } from '../src/domain/search/plainLanguage/queries/freshQueries.testing'
import { heldOutQueries } from '../src/domain/search/plainLanguage/queries/heldOutQueries.testing'
import { buildLexicon } from '../src/domain/search/plainLanguage/lexicon'
import { readPlainLanguage } from '../src/domain/search/plainLanguage/readPlainLanguage'
import { scoreQueries } from '../src/domain/search/plainLanguage/queries/scoreQueries.testing'
import { wideVocabulary } from '../src/domain/search/plainLanguage/queries/vocabulary.testing'

const ROUNDS = 40
const YEAR = 2026

const sets = [
  { name: 'written before the parser', queries: australianQueries },
  { name: 'written after its first run', queries: freshQueries },
  { name: 'held out until it was finished', queries: heldOutQueries },
]
const all = sets.flatMap(({ queries }) => queries.map(([query]) => query))

/**
 * Microseconds to read each query and milliseconds to build the lexicon of every make and model: the best of many rounds,
 * as the others say what else the machine was doing.
 */
const times = () => {
  const builds = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    buildLexicon(wideVocabulary)
    return performance.now() - startedAt
  })
  const lexicon = buildLexicon(wideVocabulary)
  const rounds = Array.from({ length: ROUNDS }, () =>
    all.map((query) => {
      const startedAt = performance.now()
      readPlainLanguage(query, lexicon, YEAR)
      return (performance.now() - startedAt) * 1000
    }),
  )
  const readings = all.map((_, at) => Math.min(...rounds.map((times) => times[at] ?? Infinity)))
  return { build: Math.min(...builds), readings, phrases: lexicon.phrases.size }
}

/** What a plain keyword search makes of a query: right only where nothing in it is a filter. */
const plainKeyword =
  all.length - sets.flatMap(({ queries }) => queries).filter(([, meaning]) => /^(?!rest=)|; /.test(meaning)).length

const [, , file = ''] = process.argv
const scores = sets.map(({ name, queries }) => {
  const { total, exact, chips, misses } = scoreQueries(queries, wideVocabulary)
  return { name, total, exact, chips, misses }
})
writeFileSync(file, JSON.stringify({ scores, plainKeyword, ...times() }))
