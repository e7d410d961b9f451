import { describe, expect, test } from 'vitest'
import { financeDisclaimer, widgetDisclaimer } from './financeDisclaimer'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable, legalWords } from '@/src/domain/legal/legalTexts'
import { comparisonSpan, repaymentRows } from '../calculator/repaymentRows'

const legal = legalWords(legalTable(defaultLegalTexts, new Date()), null)

describe('a repayment in words', () => {
  const figures = { repaymentDollars: 140.49, frequency: 'weekly', comparisonPercent: 8.19 } as const

  test('LAW-01 FIN-40 FIN-41 the comparison rate is always among the rows', () => {
    expect(repaymentRows(figures).map(({ value }) => value)).toEqual(['$140/wk', '8.19% p.a.'])
    expect(repaymentRows({ ...figures, ratePercent: 6.29 }).map(({ key, value }) => [key, value])).toEqual([
      ['repayment', '$140/wk'],
      ['rate', '6.29% p.a.'],
      ['comparison', '8.19% p.a.'],
    ])
  })

  test('FIN-44 the month stands in small beside the week, never beside itself', () => {
    expect(repaymentRows({ ...figures, monthlyDollars: 608.3 })[0].note).toBe('about $608 a month')
    expect(repaymentRows({ ...figures, frequency: 'monthly', monthlyDollars: 608.3 })[0].note).toBeNull()
  })

  test("FIN-43 ERR-26 a repayment of 25 or less is 'Enquire for Finance', without rates", () => {
    for (const repaymentDollars of [0, 24.99, 25])
      expect(repaymentRows({ ...figures, repaymentDollars, ratePercent: 6.29, monthlyDollars: 100 })).toMatchObject([
        { value: 'Enquire for Finance', note: null },
      ])
    expect(repaymentRows({ ...figures, repaymentDollars: 25.01 })[0].value).toBe('$25/wk')
  })
})

test('LAW-01 comparison rates beside amounts of a filter: one, or from the lowest to the highest', () => {
  expect(comparisonSpan([8.19, 8.19])).toBe('Comparison rate* 8.19% p.a.')
  expect(comparisonSpan([11.4, 8.19, 9])).toBe('Comparison rates* 8.19% to 11.40% p.a.')
})

describe('disclaimers', () => {
  const settings = { phone: '1300 031 264', comparisonRange: null }
  const advertised = { ratePercent: 6.29, comparisonPercent: 8.19 }

  test('LAW-02 the warning, word for word', () => {
    expect(legal.comparisonWarning).toBe(
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    )
  })

  test('FIN-45 FIN-46 without words of the lender: the example and the loan it is based on', () => {
    const text = financeDisclaimer(null, advertised, settings, legal)
    expect(text).toContain(
      'an interest rate of 6.29% p.a., a comparison rate of 8.19% p.a., no deposit and a 5-year term.',
    )
    expect(text).toContain(legal.comparisonExample)
    expect(legal.comparisonExample).toBe('Comparison rate based on a $30,000 secured loan over 5 years.')
    expect(text).toContain(legal.comparisonWarning)
  })

  test("FIN-05 the lender's own words come first and are not warned twice", () => {
    const own = 'Taurus Finance. WARNING: this comparison rate is true only for the example given.'
    const text = financeDisclaimer(own, advertised, settings, legal)
    expect(text.startsWith(own)).toBe(true)
    expect(text.match(/warning/gi)).toHaveLength(1)
    expect(financeDisclaimer('Subject to approval.', advertised, settings, legal)).toContain(legal.comparisonWarning)
  })

  test('FIN-42 a lender that names a span of comparison rates has it in the disclaimer', () => {
    const ranged = { ...settings, comparisonRange: { min: 8.38, max: 19.42 } }
    const words = 'Comparison rates of this lender run from 8.38% p.a. to 19.42% p.a.'
    expect(financeDisclaimer(null, advertised, ranged, legal)).toContain(words)
    expect(widgetDisclaimer(ranged, legal)).toContain(words)
    expect(financeDisclaimer(null, advertised, settings, legal)).not.toContain('run from')
  })

  test('FIN-47 FIN-48 the widget names its deposit, its final payment, monthly repayments and the finance phone', () => {
    const text = widgetDisclaimer({ ...settings, phone: '1300 555 010' }, legal)
    expect(text).toContain('10.0% deposit')
    expect(text).toContain('final payment of 30%')
    expect(text).toContain('$30,000 secured loan over 5 years; the final payment of 30%')
    expect(text).toContain('monthly repayments')
    expect(text).toContain('1300 555 010')
    expect(text).toContain(legal.comparisonWarning)
  })
})
