import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file))

/** What is read on pages and in documents, and what is mailed. */
const mails = ['src/domain/mail', 'src/domain/leads', 'src/jobs/leads', 'src/jobs/alerts'].flatMap(sources)
const surfaces = [...['src/components', 'src/app', 'src/documents', 'src/actions', 'blocks'].flatMap(sources), ...mails]
const where = (pattern: RegExp, files: string[], allowed: string[] = []): string[] =>
  files.filter((file) => !allowed.includes(file) && pattern.test(readFileSync(file, 'utf8')))

/** The one component of pages, and what draws its rows in documents. */
const component = 'src/components/finance/Repayment.tsx'
const documents = surfaces.filter((file) => file.startsWith('src/documents/'))

test('LAW-01 a repayment or rate is put into words in one place, which never leaves out the comparison rate', () => {
  expect(surfaces.length).toBeGreaterThan(300)
  expect(mails.length).toBeGreaterThan(20)
  expect(where(/\bformat(Repayment|Rate)\(/, [...surfaces, ...sources('src/domain')])).toEqual([
    'src/domain/finance/advertising/financeDisclaimer.ts',
    'src/domain/finance/calculator/repaymentRows.ts',
  ])
  expect(where(/\brepaymentRows\(/, surfaces, [component, ...documents])).toEqual([])
})

test('LAW-01 no surface writes a repayment or a rate by hand', () => {
  const byHand = /\}\/(wk|fn|mth|week|month)\b|>\/(wk|fn|mth)|per (week|month)\b|\$\{[^}]*\}\s*% p\.a\.|\}% p\.a\./i
  expect(where(byHand, surfaces)).toEqual([])
})

test('LAW-01 amounts by the week in filters stand beside the comparison rates of the cars found', () => {
  // What only turns numbers into words, for the two that draw them.
  const words = ['RangeInputs.tsx', 'quickRanges.ts', 'rangeWords.ts'].map(
    (name) => `src/components/search/ranges/${name}`,
  )
  const drawn = where(/dollarsWeekly|ranges\.weekly_price/, surfaces, words)
  expect(drawn).toEqual([
    'src/components/search/filters/FilterChips.tsx',
    'src/components/search/ranges/RangeFacet.tsx',
  ])
  expect(where(/<ComparisonSpan\b/, drawn)).toEqual(drawn)
})

test('LAW-01 whoever reads the figures of a repayment draws them with the one component', () => {
  const figures =
    /\b(weekly_price|paymentWeek|paymentMonth|weeklyDollars|monthlyDollars|weeklyRepaymentAmount|comparisonPercent)\b/
  // What only hands figures on, to the database or to the component, or names the filter of weekly payments.
  const handsOn = [
    'src/actions/quoteCar.ts',
    'src/components/finance/askQuote.ts',
    'src/components/search/filters/FilterPanel.tsx',
    'src/components/search/query/searchSetup.ts',
    component,
  ]
  const readers = where(figures, surfaces, handsOn)
  expect(readers).toContain('src/components/cards/CardEstimate.tsx')
  expect(readers).toContain('src/components/finance/CarRepayment.tsx')
  const without = readers.filter((file) => {
    const drawn = documents.includes(file) ? /\brepaymentRows\(/ : /<(Repayment|ComparisonSpan)\b|\bcomparisonSpan\(/
    return !drawn.test(readFileSync(file, 'utf8'))
  })
  expect(without).toEqual([])
})
