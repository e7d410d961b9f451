import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelTile } from '@/src/domain/content/models/modelTile'
import { BrandRows } from './BrandRows'
import { type BrandRow, picturedRows } from './picturedRows'

const pictureOf = (name: string) => ({ url: `/${name}.webp`, alt: '' })
const modelOf = (name: string, picture = name) => ({
  ...modelTile({ id: name, name, slug: `kia-${name}`, price_from: 40_490 }),
  image: pictureOf(picture),
})
const brandOf = (names: string[], more: Partial<BrandRow> = {}): BrandRow => ({
  title: 'Kia',
  slug: 'kia',
  logo: null,
  builtInLogo: null,
  href: '/brands/kia',
  picture: null,
  banner: pictureOf('coast'),
  price: null,
  stock: null,
  models: names.map((name) => modelOf(name)),
  places: [],
  ...more,
})
const draw = (...brands: BrandRow[]) => renderToStaticMarkup(<BrandRows brands={picturedRows(brands)} swipes />)
const NAMES = ['picanto', 'stonic', 'seltos', 'k4', 'sportage', 'tasman', 'sorento']
/** The tiles of a row, each with its way on. */
const tilesOf = (html: string) =>
  [...(html.split('aria-label="Kia models"')[1]?.matchAll(/<li.*?<\/li>/g) ?? [])].map(([tile]) => tile)

test('CON-19 the models of a row are tiles, each with its picture, name and price and the way to its page', () => {
  const [first] = tilesOf(draw(brandOf(['picanto', 'stonic'])))
  expect(first).toMatch(/href="\/kia-picanto".*picanto\.webp.*picanto.*from .*\$40,490/)
  expect(draw(brandOf(['picanto', 'stonic']))).toContain('2 models, prices drive away')
})

test('ENT-10 a maker of motorhomes is not said to make caravans', () => {
  const avida = brandOf([], { title: 'Avida', kind: 'caravan', stock: { total: 3, href: '/search/avida' } })
  const inBody = (body: string) => draw({ ...avida, models: [{ ...modelOf('birdsville'), bodies: [body] }] })
  expect(inBody('Motorhome')).toContain('See 3 Avida motorhomes in stock')
  expect(inBody('Caravan')).toContain('See 3 Avida caravans in stock')
})

test('CON-19 at most six places are filled, the last one by the way to all models where there are more or one is empty', () => {
  const lastOf = (count: number) => {
    const tiles = tilesOf(draw(brandOf(NAMES.slice(0, count))))
    return [tiles.length, tiles.at(-1)?.includes(`All ${count} Kia models`)]
  }
  expect([2, 3, 4, 5, 6, 7].map(lastOf)).toEqual([
    [2, false],
    [3, false],
    [4, false],
    [6, true],
    [6, false],
    [6, true],
  ])
})

test('CON-19 on a phone the tiles are swiped, and the brands with them are one under the other', () => {
  const html = draw(brandOf(['picanto', 'stonic']), brandOf(['puma', 'ranger'], { slug: 'ford', banner: null }))
  expect(html.match(/^<ul class="[^"]*"/)?.[0]).not.toContain('phone-row')
  expect(html.match(/<ul aria-label[^>]*phone-row/g)).toHaveLength(2)
})

test('CON-19 a lead that is a model’s own picture names it, with its price and page, and the model has no tile', () => {
  const html = draw(brandOf(['picanto', 'stonic'], { banner: pictureOf('stonic') }))
  expect(html.split('aria-label="Kia models"')[0]).toMatch(/href="\/kia-stonic".*stonic.*\$40,490/)
  expect(tilesOf(html)).toHaveLength(1)
  expect(html.match(/href="\/kia-stonic"/g)).toHaveLength(1)
})

test('CON-19 no picture is twice among leads, tiles and what else the page shows', () => {
  const kia = brandOf(NAMES)
  const ford = brandOf(['puma'], { slug: 'ford', picture: pictureOf('puma'), models: [modelOf('everest', 'coast')] })
  const isuzu = brandOf([], { slug: 'isuzu', models: [modelOf('d-max', 'picanto'), modelOf('mu-x', 'elsewhere')] })
  const rows = picturedRows([kia, ford, { ...isuzu, banner: pictureOf('k4') }], ['/elsewhere.webp'])
  const urls = rows
    .flatMap(({ lead, tiles }) => [lead, ...tiles.map(({ image }) => image)])
    .flatMap((one) => one?.url ?? [])
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).not.toContain('/elsewhere.webp')
  // Each model is still told, with or without a picture.
  expect(rows.at(-1)?.tiles.map(({ name }) => name)).toEqual(['d-max', 'mu-x'])
})
