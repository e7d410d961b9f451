import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file))

/** What is read on pages and in documents, and what is mailed. */
const mails = ['src/domain/mail', 'src/domain/leads', 'src/jobs'].flatMap(sources)
const surfaces = [...['src/components', 'src/app', 'src/documents', 'src/actions', 'blocks'].flatMap(sources), ...mails]
const matches = (pattern: RegExp, file: string): boolean => pattern.test(readFileSync(file, 'utf8'))
const where = (pattern: RegExp, files: string[], allowed: string[] = []): string[] =>
  files.filter((file) => !allowed.includes(file) && matches(pattern, file))
/** Files that a rule lets through although they match it, each with the reason. */
type Exempt = Record<string, string>
/** What matches without being exempt; an exemption that nothing needs any more is an error as well. */
const whereNot = (pattern: RegExp, files: string[], exempt: Exempt): string[] => [
  ...where(pattern, files, Object.keys(exempt)),
  ...Object.keys(exempt).filter((file) => !files.includes(file) || !matches(pattern, file)),
]

/** The one component of pages, and what draws its rows in documents. */
const component = 'src/components/finance/Repayment.tsx'
const documents = surfaces.filter((file) => file.startsWith('src/documents/'))

test('LAW-01 a repayment or rate is put into words in one place, which never leaves out the comparison rate', () => {
  expect(surfaces.length).toBeGreaterThan(300)
  for (const kind of ['leads', 'alerts', 'shoppers', 'reservations', 'finance'])
    expect(mails.filter((file) => file.startsWith(`src/jobs/${kind}/`)).length, kind).toBeGreaterThan(1)
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
  const ranges = 'src/components/search/ranges'
  const drawn = whereNot(/dollarsWeekly|ranges\.weekly_price/, surfaces, {
    [`${ranges}/RangeInputs.tsx`]: 'two fields that RangeFacet draws above the comparison rates',
    [`${ranges}/quickRanges.ts`]: 'computes the amounts that RangeFacet offers',
    [`${ranges}/rangeWords.ts`]: 'puts amounts into words for RangeFacet and FilterChips',
  })
  expect(drawn).toEqual([
    'src/components/search/filters/FilterChips.tsx',
    'src/components/search/ranges/RangeFacet.tsx',
  ])
  expect(where(/<ComparisonSpan\b/, drawn)).toEqual(drawn)
})

test('LAW-01 whoever reads the figures of a repayment draws them with the one component', () => {
  const figures =
    /\b(weekly_price|paymentWeek|paymentMonth|weeklyDollars|monthlyDollars|weeklyRepaymentAmount|comparisonPercent)\b/
  const readers = whereNot(figures, surfaces, {
    'src/app/(site)/[domain]/dev/components/cardCar.ts': 'a made-up car for the page of component states',
    'src/actions/quoteCar.ts': 'stores the answer of a lender in the database',
    'src/components/search/filters/FilterPanel.tsx': 'names the filter of weekly payments and reads no figure',
    'src/components/search/query/searchSetup.ts': 'hands the comparison rate to ComparisonSpan',
  })
  expect(readers).toContain('src/components/cards/CardEstimate.tsx')
  expect(readers).toContain('src/components/finance/CarRepayment.tsx')
  const without = readers.filter((file) => {
    const drawn = documents.includes(file) ? /\brepaymentRows\(/ : /<(Repayment|ComparisonSpan)\b|\bcomparisonSpan\(/
    return !drawn.test(readFileSync(file, 'utf8'))
  })
  expect(without).toEqual([])
})
