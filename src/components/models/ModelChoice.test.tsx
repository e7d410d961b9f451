import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ModelTile, modelTile } from '@/src/domain/content/models/modelTile'
import { isWorthComparing, ModelChoice } from './ModelChoice'
import { ModelTable } from './ModelTable'

const models = ['5', '5', '5', '7'].map((seats, at) =>
  modelTile({ id: `${at}`, name: `Model ${at}`, slug: `model-${at}`, grades: [{ seats }] }),
)
const needsOf = (shown: typeof models): (string | undefined)[] =>
  [...renderToStaticMarkup(<ModelChoice models={shown} />).matchAll(/id="need-(\w+)"/g)].map(([, key]) => key)

test('RTE-29 one need is a choice already, beside any; without one all are shown', () => {
  expect(needsOf(models)).toEqual(['any', 'seven'])
  expect(needsOf(models.slice(0, 3))).toEqual([])
})

test('RTE-29 a few models are seen at a glance', () => {
  expect(isWorthComparing(models)).toBe(true)
  expect(isWorthComparing(models.slice(0, 3))).toBe(false)
})

test('RTE-29 the table says what all models have alike, and is a region that scrolls, its edge fading', () => {
  const ute = (name: string, priceFromDollars: number, seats: string): ModelTile => ({
    id: name,
    name,
    label: name,
    href: `/${name}`,
    image: null,
    bodies: ['Ute'],
    brand: null,
    kind: null,
    priceFromDollars,
    facts: [
      { label: 'Seats', value: seats },
      { label: 'Braked towing', value: '3,500 kg' },
    ],
    swatches: [],
  })
  const draw = (models: ModelTile[]) =>
    renderToStaticMarkup(<ModelTable title="Utes" models={models} counts={{ models: {} }} fuelYear={null} />)
  const html = draw([ute('hilux', 52_120, '5'), ute('ranger', 53_630, '2–5')])
  expect(html.split('<table')[0]).toMatch(/All: .*Braked towing .*3,500 kg/)
  expect(html).toMatch(/<div role="region" aria-label="Utes side by side" tabindex="0" class="[^"]*mask-image/)
  expect(html).not.toContain('>Braked towing<')
  expect(draw([ute('hilux', 52_120, '5')])).toMatch(/hilux: .*Seats .*>5<.*Braked towing .*3,500 kg/)
})
