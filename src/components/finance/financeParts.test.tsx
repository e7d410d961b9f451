import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { firstChange } from './firstChange'
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

test('FIN-28 the first change of a calculator is told to analytics as event 26, once', () => {
  const dataLayer: object[] = []
  const before = globalThis.window
  Object.assign(globalThis, { window: { dataLayer } })
  try {
    const changed = firstChange()
    changed()
    changed()
    expect(dataLayer).toEqual([{ event: 'finance_calculator', event_id: 26 }])
    firstChange()()
    expect(dataLayer).toHaveLength(2)
  } finally {
    Object.assign(globalThis, { window: before })
  }
})
