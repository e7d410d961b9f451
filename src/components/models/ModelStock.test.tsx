import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardRules } from '@/src/components/cards/CardRules'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import type { StockDocument } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { TopPrice } from './ModelHeroParts'
import { ModelStock } from './ModelStock'

const rules = { ...cardRules(settingDefaults, new Date('2026-05-04T10:00:00Z')), showEstimate: true }

const drawn = (...cars: Partial<StockDocument>[]) =>
  renderToStaticMarkup(
    <ModelStock
      name="Corolla"
      picture="/blue.webp"
      cars={cars.map((car, index) => stockDocumentFixture({ id: `c${index}`, price_type: 'drive_away', ...car }))}
      standing={null}
      rules={rules}
      link={null}
      notice="WARNING: This comparison rate"
    />,
  )

test('LAW-01 LAW-02 the lowest repayment of the cars stands with its comparison rate and the warning', () => {
  const html = drawn(
    { title: 'The dear one', weekly_price: 130, comparison_rate: 8.5 },
    { title: 'The other one', weekly_price: 105, comparison_rate: 8.25 },
  )
  expect(html).toContain('The other one on finance')
  expect(html).not.toContain('The dear one on finance')
  expect(html).toContain('$105')
  expect(html).toContain('8.25%')
  expect(html).toContain('WARNING: This comparison rate')
})

test('RTE-28 the repayment is of the newest that can be bought: no demonstrator to drive only, none that is reserved', () => {
  const html = drawn(
    { title: 'A used one', car_type: 'used', weekly_price: 90, comparison_rate: 8.5 },
    { title: 'Not for sale', car_type: 'demo', tag: 'Test Drive Only', weekly_price: 100, comparison_rate: 8.5 },
    { title: 'Somebody else’s', car_type: 'new', reserved: true, weekly_price: 110, comparison_rate: 8.5 },
    { title: 'A demonstrator', car_type: 'demo', weekly_price: 120, comparison_rate: 8.5 },
  )
  expect(html).toContain('A demonstrator on finance')
})

test('RTE-28 without a repayment there is no warning, and the room beside few cars asks what is wanted', () => {
  const html = drawn({ weekly_price: null, comparison_rate: null })
  expect(html).not.toContain('WARNING')
  expect(html).toContain('href="#enquire"')
  // One alone leaves room for a picture.
  expect(html).toContain('blue.webp')
  const none = { weekly_price: null, comparison_rate: null }
  expect(drawn(none, none)).not.toContain('blue.webp')
})

test('RTE-28 beside three cars their finance has the last place of the row', () => {
  const car = { weekly_price: 130, comparison_rate: 8.5 }
  expect(drawn(car, car, car)).toMatch(/<\/ul><div class="rounded-lg bg-surface[^"]*"><div.* on finance/)
  expect([drawn(car, car, car), drawn(car, car, car, car)].map((html) => html.includes('carousel'))).toEqual([
    false,
    true,
  ])
})

test('LAW-04 the price of one in stock, below the list price, is named as that', () => {
  const draw = (isOfStock: boolean) =>
    renderToStaticMarkup(<TopPrice priceFromDollars={25_990} isOfStock={isOfStock} />)
  expect(draw(true)).toMatch(/^<p>In stock from /)
  expect(draw(false)).toMatch(/^<p>From /)
})

test('RTE-28 nothing is said of a stock that is empty', () => {
  expect(drawn()).toBe('')
})
