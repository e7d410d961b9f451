import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelTile, type ModelTile } from '@/src/domain/content/models/modelTile'
import { ModelTiles } from '../ModelTiles'
import { ModelRows } from './ModelRows'
import { ModelStages } from './ModelStages'

const corolla: ModelTile = modelTile({
  id: 'corolla',
  name: 'Corolla',
  slug: 'toyota-corolla',
  manufacturer: { title: 'Toyota', slug: 'toyota' },
  manufacturer_body: 'Hatchback',
  manufacturer_body2: 'Sedan',
  grades: [{ features: 'Engine: 689 cc\nLicence: Full motorcycle (R)' }],
})
const none = { new: 0, demo: 0, used: 0 }
const counts = (here: Partial<typeof none>) => ({
  models: {
    toyota: [
      {
        label: 'Corolla',
        slug: 'corolla',
        href: '/search/toyota/corolla',
        total: 3,
        listed: { new: 1, demo: 0, used: 2 },
        available: { here: { ...none, ...here }, coming: none },
      },
    ],
  },
})

test.each([
  ['tiles', ModelTiles],
  ['rows', ModelRows],
  ['stages', ModelStages],
])(
  'CON-17 RTE-29 of each model the %s say what is in stock, or that it is to order, and each of its bodies',
  (_, List) => {
    const draw = (here: Partial<typeof none>) =>
      renderToStaticMarkup(<List models={[corolla]} counts={counts(here)} classOf={() => ''} />)
    expect(draw({ new: 1, used: 2 })).toContain('>1 new, 2 used in stock<')
    expect(draw({})).toContain('>To order<')
    expect(draw({})).toMatch(/Hatchback · Sedan/)
  },
)

test('RTE-29 a row has the code of the licence under its name', () => {
  const html = renderToStaticMarkup(<ModelRows models={[corolla]} counts={counts({})} classOf={() => ''} />)
  expect(html).toMatch(/>Licence<\/dt><dd[^>]*>R</)
})

test('CON-17 a group’s tile names the brand once', () => {
  const draw = (seller: string) => renderToStaticMarkup(<ModelTiles models={[{ ...corolla, seller }]} />)
  expect(draw('Harbour City Auto')).toContain('>Toyota at Harbour City Auto<')
  expect(draw('Northline Toyota')).toContain('>Northline Toyota<')
})
