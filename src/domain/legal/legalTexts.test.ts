import { describe, expect, test } from 'vitest'
import { comparisonNotice } from './comparisonNotice'
import { defaultLegalTexts } from './defaultLegalTexts'
import { legalTable, legalWords, type LegalText } from './legalTexts'

const now = new Date('2026-07-01T00:00:00Z')
const text = (change: Partial<LegalText>): LegalText => ({
  key: 'priceDisclaimer',
  state: null,
  wording: 'Everywhere.',
  validFrom: null,
  ...change,
})
const wordsAt = (texts: LegalText[], state: string | null = null, at = now): string =>
  legalWords(legalTable(texts, at), state).priceDisclaimer

describe('which wording is in force', () => {
  test('LAW-04 the words of a state are shown there and nowhere else', () => {
    const texts = [text({}), text({ state: 'WA', wording: 'Western Australia.' })]
    expect(wordsAt(texts, 'WA')).toBe('Western Australia.')
    expect(wordsAt(texts, ' wa ')).toBe('Western Australia.')
    for (const elsewhere of ['NSW', 'Bavaria', '', null]) expect(wordsAt(texts, elsewhere)).toBe('Everywhere.')
  })

  test('LAW-02 a wording counts from its moment on; of two the one that took effect last', () => {
    const texts = [
      text({ wording: 'New.', validFrom: '2026-07-01T00:00:00Z' }),
      text({ wording: 'Old.' }),
      text({ wording: 'Future.', validFrom: '2026-08-01T00:00:00Z' }),
    ]
    expect(wordsAt(texts, null, new Date('2026-06-30T23:59:59Z'))).toBe('Old.')
    expect(wordsAt(texts)).toBe('New.')
    expect(wordsAt(texts, null, new Date('2026-08-02T00:00:00Z'))).toBe('Future.')
  })

  test('LAW-02 without a wording in force the built-in one stays: no warning is ever missing', () => {
    const builtIn = wordsAt([...defaultLegalTexts])
    expect(wordsAt([])).toBe(builtIn)
    expect(wordsAt([text({ validFrom: '2027-01-01T00:00:00Z' })])).toBe(builtIn)
    expect(wordsAt([text({ state: 'WA', wording: 'Western Australia.' })], 'NSW')).toBe(builtIn)
  })

  test('LAW-09 cooling-off periods are those of the state; where there is none, nothing is said', () => {
    const table = legalTable(defaultLegalTexts, now)
    expect(legalWords(table, 'QLD').coolingOff).toContain('one business day')
    expect(legalWords(table, 'VIC').coolingOff).toContain('three clear business days')
    expect(legalWords(table, 'NT').coolingOff).toBe('')
  })
})

test('LAW-02 FIN-46 the notice beside a repayment, word for word', () => {
  const words = legalWords(legalTable(defaultLegalTexts, now), null)
  expect(comparisonNotice(words)).toBe(
    '*Estimate only, not an offer of credit; lending criteria, fees and conditions apply. Comparison rate based on a $30,000 secured loan over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  )
  expect(comparisonNotice(words, { example: false })).not.toContain('$30,000')
})
