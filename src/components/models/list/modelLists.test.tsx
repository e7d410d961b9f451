import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelTile, type ModelTile } from '@/src/domain/content/models/modelTile'
import type { Said } from '@/src/domain/content/models/page/overline'
import { ModelTiles } from '../ModelTiles'
import { ModelRows } from './ModelRows'
import { ModelStages } from './ModelStages'
import type { StockModel } from '@/src/domain/content/models/page/stockModels'
import { FactLine } from './FactLine'
import { RangeChips } from './RangeChips'
import { OtherStockModels } from './StockModelTiles'
import { AllOfBody, AllOfMake } from './StockPanel'

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
  'CON-17 RTE-29 of each model the %s say how many are in stock, or that it is to order, and each of its bodies',
  (_, List) => {
    const draw = (here: Partial<typeof none>) =>
      renderToStaticMarkup(<List models={[corolla]} counts={counts(here)} classOf={() => ''} />)
    // The list is of what is sold new: used ones are not counted.
    expect(draw({ new: 1, used: 2 })).toContain('1 new in stock<')
    expect(draw({ new: 1, demo: 2 })).toContain('3 in stock<')
    expect(draw({ used: 2 })).toMatch(/>To order<span[^>]*> · also 2 used</)
    expect(draw({})).toContain('To order<')
    expect(draw({})).toMatch(/Hatchback · Sedan/)
  },
)

test('RTE-29 a row names the licence in full under its code', () => {
  const html = renderToStaticMarkup(<ModelRows models={[corolla]} counts={counts({})} classOf={() => ''} />)
  expect(html).toMatch(/>Full motorcycle licence<\/dt><dd[^>]*>R</)
})

test('RTE-29 on a phone a tile is a row of one fact; what its heading says is not said again', () => {
  const tile = renderToStaticMarkup(<ModelTiles models={[corolla]} counts={counts({ used: 2 })} />)
  expect(tile).toMatch(/sm:hidden[^>]*><span>689 cc<\/span><span[^>]*>To order<span[^>]*> · also 2 used</)
  const draw = (said: Said) => renderToStaticMarkup(<ModelTiles models={[corolla]} said={said} />)
  expect(draw({ make: { title: 'Toyota', slug: 'toyota' } })).not.toContain('Toyota')
  expect(draw({ body: 'Hatchback' })).toContain('>Toyota · Hatchback · Sedan<')
})

test('CON-17 the foot of a tile swiped on a phone is not empty: how many are in stock, else Discover', () => {
  const foot = (shown?: ReturnType<typeof counts>) =>
    renderToStaticMarkup(<ModelTiles swipes models={[corolla]} counts={shown} />).split('border-t border-line')[1]
  expect(foot(counts({ new: 2 }))).toMatch(/max-sm:hidden[^>]*>Discover.*2 new in stock/)
  expect(foot()).toMatch(/^[^>]*><span(?![^>]*max-sm:hidden)[^>]*>Discover/)
})

test('RTE-29 the facts of a row break between them alone', () => {
  const html = renderToStaticMarkup(<FactLine facts={['Diesel', '2–5 seats']} />)
  expect(html).toMatch(/class="[^"]*flex flex-wrap[^"]*"><span[^>]*>Diesel <\/span><span[^>]*>2–5 seats <\/span>/)
})

test('RTE-29 a make and a body are chips with the number of models each has, without script', () => {
  const toyota = { slug: 'toyota', label: 'Toyota', count: 4 }
  const draw = (makes: (typeof toyota)[]) =>
    renderToStaticMarkup(
      <RangeChips total={7} makes={makes} bodies={[{ slug: 'ute', label: 'Ute', count: 2 }, toyota]} current={null} />,
    )
  expect(draw([toyota, { slug: 'kia', label: 'Kia', count: 3 }])).toMatch(
    /href="#make-toyota"[^>]*>Toyota<span[^>]*>4</,
  )
  expect(draw([toyota])).not.toContain('#make-')
  // Where the range is listed by kind, a make is on its own page.
  const [there, kia] = [toyota, { ...toyota, slug: 'kia' }].map((make) => ({ ...make, href: `/brands/${make.slug}` }))
  expect(draw([there, kia].flatMap((make) => make ?? []))).toContain('href="/brands/kia"')
  expect(draw([])).toMatch(/href="\/models\/ute"[^>]*>Ute<span[^>]*>2</)
})

test('RTE-29 a model in stock says its lowest price, its years and how many there are; what its price excludes hides it', () => {
  const rio: StockModel = {
    slug: 'rio',
    label: 'Rio',
    href: '/models/kia/rio',
    count: 2,
    picture: null,
    from: { text: '$34,990', basis: 'Drive Away' },
    unpriced: '',
    ages: ['2018–2022', 'from 38,000 km'],
    facts: [],
    body: 'Hatchback',
    priceFromDollars: 34_990,
  }
  const draw = (model: StockModel) =>
    renderToStaticMarkup(<OtherStockModels title="Models in stock" models={[model]} onPage={1} />)
  expect(draw(rio)).toMatch(/From .*\$34,990.*>2018–2022 <.*>from 38,000 km <.*>2 in stock </)
  expect(draw(rio)).toMatch(/<li class="[^"]*#need-under30:checked/)
  expect(draw(rio)).not.toContain('#need-under50')
  expect(draw({ ...rio, from: null, unpriced: 'Ask us' })).toContain('>Ask us<')
})

test('RTE-29 the last of a make’s tiles leads to all that is listed of it', () => {
  const all = { ...counts({}), makes: [{ label: 'Toyota', slug: 'toyota', href: '/search/toyota', total: 3 }] }
  const html = renderToStaticMarkup(<AllOfMake slug="toyota" counts={all} />)
  expect(html).toMatch(/href="\/search\/toyota"[^>]*>Every Toyota we have<.*1 new, 2 used.*See all 3/)
  expect(html).not.toContain('<img')
  expect(renderToStaticMarkup(<AllOfMake slug="toyota" counts={all} picture="/wide.webp" />)).toContain('wide.webp')
  expect(renderToStaticMarkup(<AllOfMake slug="kia" counts={all} />)).toBe('')
  const ute = renderToStaticMarkup(<AllOfBody label="Ute" slug="ute" href="/search/ute" total={39} />)
  expect(ute).toContain('Every ute we have')
})

test('CON-17 a group’s tile names the brand once', () => {
  const draw = (seller: string) => renderToStaticMarkup(<ModelTiles models={[{ ...corolla, seller }]} />)
  expect(draw('Harbour City Auto')).toContain('>Toyota at Harbour City Auto<')
  expect(draw('Northline Toyota')).toContain('>Northline Toyota<')
})
