import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { gradeLines, yearLines } from '@/src/domain/content/models/stock/stockLines'
import { stockOverview } from '@/src/domain/content/models/stock/stockOverview'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { templateFor } from '@/tenants/templates/templates'
import { StockAlert } from './StockAlert'
import { StockFigures } from './StockFigures'
import { StockModelHero } from './StockModelHero'
import { StockPrices } from './StockPrices'

vi.mock('@/src/actions/submitSearchAlert', () => ({ submitSearchAlert: vi.fn() }))

const cars = [
  stockDocumentFixture({ year: 2019, price: 16_690, km: 112_904, price_type: 'drive_away' }),
  stockDocumentFixture({ year: 2024, price: 30_690, km: 16_489, price_type: 'drive_away', badge: 'SX Hybrid' }),
]
const model = { label: 'Corolla', href: '/search/toyota/corolla', listed: { new: 0, demo: 0, used: 2 } }
const asked = { cars, href: model.href, settings: settingDefaults }

test('RTE-29 A11Y-01 each year is a row under its heading, with its figures as text and its bar beside them', () => {
  const html = renderToStaticMarkup(<StockPrices model="Corolla" years={yearLines(asked)} grades={gradeLines(asked)} />)
  expect(html).toMatch(/aria-labelledby="year-prices".*From, Drive Away.*href="\/search\/toyota\/corolla\?year=2024"/)
  expect(html).toMatch(/<th scope="row"[^>]*><a [^>]*>2019<\/a><\/th>.*\$16,690.*aria-hidden.*width:54.4%.*112,904/)
  expect(html).toMatch(/aria-labelledby="grade-prices".*\?badge=SX\+Hybrid"/)
  expect(renderToStaticMarkup(<StockPrices model="Corolla" years={[]} grades={[]} />)).toBe('')
})

test('RTE-29 LAW-04 prices that include different things each say what', () => {
  const mixed = [
    stockDocumentFixture({ year: 2019, price: 20_000, price_type: 'drive_away' }),
    stockDocumentFixture({ year: 2019, price: 20_000, price_type: 'egc' }),
    stockDocumentFixture({ year: 2021, price: 30_000, price_type: 'drive_away' }),
  ]
  const years = yearLines({ ...asked, cars: mixed })
  const html = renderToStaticMarkup(<StockPrices model="Corolla" years={years} grades={[]} />)
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toMatch(/\$20,000(Drive Away|Excl\. Govt\. Charges)to \$20,000 (Drive Away|Excl\. Govt\. Charges)/)
  expect(text).toContain('Drive Away')
  expect(text).toContain('Excl. Govt. Charges')
})

test('RTE-29 ALRT-01 the alert is about the model, whatever its make is called', () => {
  const html = renderToStaticMarkup(<StockAlert name="New Age Manta Ray" path="/search/new-age/manta-ray" notice="" />)
  expect(html).toContain('We write when another New Age Manta Ray comes in.')
})

test('RTE-29 the head of a model in stock says its name, number, years and prices, and leads on', () => {
  const draw = (price: typeof overview.price) =>
    renderToStaticMarkup(
      <StockModelHero
        site={{ origin: 'https://second-gear.test', theme: templateFor('used-cars').theme }}
        path="/models/toyota/corolla"
        model="Corolla"
        overview={{ ...overview, price }}
        see={{ label: 'See All 2', href: overview.href }}
        parents={[{ label: 'Browse by model', href: '/models' }]}
        pictured={{ url: '/studio/hatch/blue/hero.webp', title: '2024 Toyota Corolla', href: '/cars/a1' }}
        compare={null}
        sellHref="/sell-your-car"
      />,
    )
  const overview = stockOverview({ make: { label: 'Toyota' }, model }, cars, settingDefaults)
  const html = draw(overview.price)
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('Used Toyota Corolla2 in stock · built 2019–2024From $16,690 to $30,690 Drive Away')
  expect(html).toMatch(/href="\/search\/toyota\/corolla"[^>]*>See All 2<.*href="\/sell-your-car"[^>]*>Value Yours</)
  expect(html).toContain('alt="2024 Toyota Corolla"')
  expect(draw(null)).not.toContain('Drive Away')
})

test('RTE-29 nothing is said in figures of which none is known', () => {
  expect(renderToStaticMarkup(<StockFigures name="Toyota Corolla" figures={[]} afterDark={false} />)).toBe('')
})
