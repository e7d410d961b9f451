import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { cardRules } from './CardRules'
import { CarTitle } from './CarTitle'
import { KeyFacts } from './KeyFacts'
import { VehicleCard } from './VehicleCard'
import { VehicleCardSkeleton } from './VehicleCardSkeleton'

const css = readFileSync('src/app/(site)/cards.css', 'utf8')
const ordered = new Set(css.match(/vc-[a-z]+/g))
const partsOf = (html: string): Set<string> => new Set(html.match(/\bvc-[a-z]+/g))

const draw = (reserved: boolean): string =>
  renderToStaticMarkup(
    <VehicleCard
      car={stockDocumentFixture({
        status: 'in_stock',
        reserved,
        price: 25_990,
        before_price: 27_990,
        views: 45,
        compared: { count: 11, dearer: 8 },
        weekly_price: 109,
        comparison_rate: 8.19,
        kind_facts: ['Sleeps 4', 'Length 5.67 m', 'ATM 2,950 kg'],
      })}
      rules={{ ...cardRules(settingDefaults, new Date('2026-05-04T10:00:00Z')), showViews: true }}
      listed
    />,
  )
// One that is reserved has a tag and no payment.
const card = draw(false) + draw(true)

test('SRP-08 what the layouts of cards.css put in order is on a card, and each layout but the first is there', () => {
  expect([...ordered].filter((part) => !['vc-far', 'vc-list'].includes(part) && !partsOf(card).has(part))).toEqual([])
  for (const layout of ['price', 'editorial', 'sheet', 'brochure'])
    expect(css).toContain(`[data-card-layout='${layout}'] .vc:not([data-view='list'] *)`)
})

test('SRP-09 SRP-13 no layout hides the place, the name, the toggle or a way on', () => {
  const hidden = [...css.matchAll(/([^{};]*)\{[^{}]*display: none/g)].map(([, selector = '']) => selector.trim())
  expect(hidden).toContain('& .vc-facts .lucide')
  for (const selector of hidden) expect(selector).not.toMatch(/vc-(place|name|mark|ways|price)\b/)
})

test('SRP-08 a card that is on its way has the parts that give a card its shape', () => {
  const shape = [
    'vc-photo',
    'vc-body',
    'vc-words',
    'vc-kind',
    'vc-name',
    'vc-grade',
    'vc-facts',
    'vc-foot',
    'vc-price',
    'vc-ways',
  ]
  const waiting = partsOf(renderToStaticMarkup(<VehicleCardSkeleton />))
  expect([...waiting].toSorted()).toEqual(shape.toSorted())
})

test('SRP-08 in a table each fact stands behind its label, which is not said twice', () => {
  expect([...card.matchAll(/data-fact="(\w+)"/g)].map(([, label]) => label)).toEqual(
    expect.arrayContaining(['Sleeps', 'Length', 'ATM']),
  )
  expect(card).toContain('<span class="vc-named whitespace-pre">ATM </span>2,950 kg')
  const car = stockDocumentFixture({ seats: null, kind_facts: ['Range 507 km'], paint: 'Polymetal 46', colour: 'Grey' })
  const electric = renderToStaticMarkup(<KeyFacts car={car} icons={false} />)
  expect(electric).toMatch(/data-fact="Range"[^>]*><span class="vc-named[^>]*>Range <\/span>507 km</)
  expect(electric).toMatch(/data-fact="Colour"[^>]*>Polymetal 46</)
})

test('SRP-08 a table says once that seats are seats, and a make of two words or with a hyphen is not broken', () => {
  const car = stockDocumentFixture({ seats: 2, make: 'New Age', model: 'Manta Ray', year: 2023 })
  expect(renderToStaticMarkup(<KeyFacts car={car} icons={false} />)).toMatch(
    /data-fact="Seats"[^>]*>2<span class="vc-named whitespace-pre"> seats<\/span>/,
  )
  const title = '2023 <span class="whitespace-nowrap">New Age</span> Manta Ray'
  expect(renderToStaticMarkup(<CarTitle car={car} />)).toBe(title)
  const harley = { year: 2025, make: 'Harley-Davidson', model: 'Street Glide' }
  expect(renderToStaticMarkup(<CarTitle car={harley} />)).toContain('nowrap">Harley-Davidson</span> Street')
})

test.each([
  ['Navy', 'Blue', 'Navy'],
  ['Deep Teal Metallic', 'Blue', 'Teal'],
  ['Cosmic Blue', 'Blue', 'Blue'],
  ['Stealth Grey', 'Grey', 'Grey'],
])('SRP-09 the dot of the paint %s', (paint, colour, dot) => {
  const html = renderToStaticMarkup(<KeyFacts car={stockDocumentFixture({ paint, colour })} icons={false} />)
  expect(html).toContain(`data-paint="${dot}"`)
})
