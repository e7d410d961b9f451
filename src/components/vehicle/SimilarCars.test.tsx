import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardRules } from '@/src/components/cards/CardRules'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { SimilarCars } from './SimilarCars'

const rules = cardRules(settingDefaults, new Date('2026-05-04T10:00:00Z'))
const crumbs = [
  { label: 'Used cars', href: '/search/used-cars' },
  { label: 'Renault', href: '/search/renault' },
  { label: 'Trafic', href: null },
]
const drawn = (many: number): string =>
  renderToStaticMarkup(
    <SimilarCars
      cars={Array.from({ length: many }, (_, at) => stockDocumentFixture({ id: `car-${at}` }))}
      {...{ rules, crumbs }}
      like={null}
      title="Similar vehicles"
    />,
  )

test('VDP-12 where few cars are similar, the rest of their row leads on to the stock', () => {
  const html = drawn(2)
  expect(html).toContain('data-look-on="2"')
  expect(html).toMatch(/Keep looking in our stock.*href="\/search\/used-cars".*href="\/search\/renault"/)
  expect(html).not.toContain('Trafic')
})

test('VDP-12 a full row has nothing else in it, and no row is shown for none', () => {
  expect(drawn(4)).not.toContain('data-look-on')
  expect(drawn(0)).toBe('')
})
