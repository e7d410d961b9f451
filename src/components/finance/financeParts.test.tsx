import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CalculatorSettings } from '@/src/domain/finance/calculator/calculatorForm'
import { Calculator, type CalculatorProps } from './Calculator'
import { CalculatorExample } from './CalculatorExample'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { Repayment } from './Repayment'

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('finance disclaimer', () => {
  const long = `${'Lending criteria, terms and conditions apply to every loan. '.repeat(8)}The end.`

  test("FIN-50 FIN-51 previews 197 characters; one control reads 'Show More' or 'Show Less'", () => {
    const html = renderToStaticMarkup(<FinanceDisclaimer text={long} />)
    const preview = /<span class="block group-open:hidden">(.*?)<\/span>/.exec(html)?.[1] ?? ''
    expect(preview.length).toBeLessThanOrEqual(198)
    expect(preview.length).toBeGreaterThan(177)
    expect(long.startsWith(preview.slice(0, -1))).toBe(true)
    expect(preview.endsWith('…')).toBe(true)
    expect(html.match(/<summary/g)).toHaveLength(1)
    expect(html).toMatch(/inline-block group-open:hidden">Show More</)
    expect(html).toMatch(/hidden group-open:inline-block">Show Less</)
    expect(html).toContain(long)
  })

  test('FIN-51 a text of 197 characters needs no control', () => {
    const html = renderToStaticMarkup(<FinanceDisclaimer text={'x'.repeat(197)} />)
    expect(html).not.toContain('Show More')
    expect(words(html)).toBe('x'.repeat(197))
  })
})

describe('repayment', () => {
  test('LAW-01 the comparison rate has the size and weight of the repayment', () => {
    for (const size of ['sm', 'md', 'lg'] as const) {
      const html = renderToStaticMarkup(
        <Repayment repaymentDollars={140} frequency="weekly" comparisonPercent={8.19} ratePercent={6.29} size={size} />,
      )
      const looks = [...html.matchAll(/<dd class="([^"]+)">/g)].map(([, look]) => look)
      expect(looks).toHaveLength(3)
      expect(new Set(looks).size).toBe(1)
    }
  })

  test("ERR-26 FIN-43 too small to show is 'Enquire for Finance' and nothing else", () => {
    const html = renderToStaticMarkup(<Repayment repaymentDollars={20} frequency="weekly" comparisonPercent={8.19} />)
    expect(words(html)).toBe('Enquire for Finance')
  })
})

describe('calculator', () => {
  const settings = {
    form: 'purchasePrice',
    minPrice: 1000,
    interestRange: { min: 0.5, max: 15 },
    hideInterest: false,
    minLoan: 1000,
    maxLoanFollowsPrice: false,
    maxTerm: 7,
    defaultTerm: 5,
    defaultFrequency: 'weekly',
    roundUp: false,
  } as const
  const fees = { establishment: 0, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 }
  const figures = (changes: Partial<CalculatorSettings> = {}): CalculatorProps => ({
    ...{ settings: { ...settings, ...changes }, fees, carPriceDollars: 30_000, start: null },
    advertised: { ratePercent: 8, comparisonPercent: 8.5 },
  })
  const draw = (changes: Partial<CalculatorSettings> = {}) => renderToStaticMarkup(<Calculator {...figures(changes)} />)
  const labels = (html: string) =>
    [...html.matchAll(/<label[^>]*class="text-sm[^>]*>(.*?)<\/label>/g)].map(([, label]) => label)

  test('FIN-29 the purchase-price form asks for price and deposit, the loan-amount form for the loan', () => {
    expect(labels(draw())).toEqual(['Purchase price', 'Deposit or trade-in', 'Loan term', 'Interest', 'Residual'])
    expect(labels(draw({ form: 'loanAmount' }))).toEqual(['Loan amount', 'Loan term', 'Interest', 'Residual'])
  })

  test('FIN-24 hidden interest is neither asked nor shown; the comparison rate stays', () => {
    const html = draw({ hideInterest: true })
    expect(labels(html)).not.toContain('Interest')
    expect(words(html)).not.toContain('Interest rate')
    expect(words(html)).toContain('Comparison rate* 8.50% p.a.')
  })

  test('FIN-33 FIN-35 FIN-39 opens with the term, the rhythm and the rounding of the site', () => {
    expect(words(draw())).toContain('Estimated repayment* $140/wk')
    expect(words(draw({ roundUp: true }))).toContain('$141/wk')
    const monthly = words(draw({ defaultFrequency: 'monthly', defaultTerm: 6 }))
    expect(monthly).toContain('/mth')
    expect(monthly).toContain('Number of repayments 72')
  })

  test('VDP-10 before its script is there the page says what it will: what is assumed, the repayment, the rates, the sums', () => {
    const html = renderToStaticMarkup(<CalculatorExample {...figures()} />)
    const said = words(html)
    for (const text of ['$30,000 over 5 years, no deposit', 'Purchase price $30,000', 'Loan term 5 years', 'Weekly'])
      expect(said).toContain(text)
    // A rate is said beside its comparison rate only (LAW-01).
    expect(said.match(/[\d.]+% p\.a\./g)).toEqual(['8.00% p.a.', '8.50% p.a.'])
    const result = (drawn: string) => drawn.slice(drawn.indexOf('Estimated repayment'))
    expect(result(said)).toBe(result(words(draw())))
    expect(html).not.toMatch(/<(input|button)/)
  })
})
