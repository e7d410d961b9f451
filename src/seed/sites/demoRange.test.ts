import { expect, test } from 'vitest'
import { MODEL_PICTURES_MAX } from '@/src/domain/constants/site'
import { slugify } from '@/src/domain/site/slugify'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { catalogue } from '../catalogue/catalogue'
import { readStudioLibrary } from '../pictures/readStudioLibrary'
import { demoStocks } from '../stock/demoStocks'
import { demoRange, modelPicture } from './demoRange'
import { makeOf } from './makeOf'

test('RTE-28 demo models have grades, colours with pictures and numbers, wherever the catalogue has them', async () => {
  const library = await readStudioLibrary(process.cwd())
  const ranges = demoTenants.flatMap((demo) =>
    demo.models.map((model) => ({ name: model.name, ...demoRange(library, demo, model) })),
  )
  expect(ranges.filter(({ grades }) => grades?.length).length / ranges.length).toBeGreaterThan(0.8)
  for (const { name, colours = [], gallery = [] } of ranges) {
    const urls = [...(colours ?? []), ...(gallery ?? [])].map(({ image }) => image?.url)
    expect(new Set(urls).size, name).toBe(urls.length)
    // The collection refuses more.
    expect(gallery?.length ?? 0, name).toBeLessThanOrEqual(MODEL_PICTURES_MAX)
    expect(
      urls.every((url) => url?.startsWith('/studio/')),
      name,
    ).toBe(true)
  }
})

const rangeOf = async (name: string) => {
  const library = await readStudioLibrary(process.cwd())
  const found = demoTenants.flatMap((demo) =>
    demo.models.filter((model) => model.name === name).map((model) => demoRange(library, demo, model)),
  )
  return found[0] ?? {}
}

test('CAR-17 a model has the front that its stock has', async () => {
  const library = await readStudioLibrary(process.cwd())
  // Of a caravan in any of its lengths.
  const folderOf = (url: string | null | undefined) => url?.split('/')[2]?.replace(/^caravan-.*/, 'caravan') ?? ''
  const stocks = demoStocks(library, new Date(Date.UTC(2026, 10, 1)))
  const wrong = demoTenants.flatMap((demo) => {
    const { models, slug } = demo
    const stock = stocks.find((one) => one.demo === demo)?.cars ?? []
    return models.flatMap((model) => {
      const make = makeOf(demo, model.brand)
      const cars = stock.filter((car) => car.make === make && slugify(car.model) === slugify(model.name))
      const fronts = new Set(cars.flatMap(({ images }) => folderOf(images[0]?.image.url) || []))
      // Some are made with another body as well, which the model's page does not show.
      for (const other of ['pop-top', 'curtain-truck']) fronts.delete(other)
      const shown = demoRange(library, demo, model).colours?.map(({ image }) => folderOf(image?.url)) ?? []
      return fronts.size === 0 ? [] : shown.filter((folder) => !fronts.has(folder)).map((one) => `${slug} ${one}`)
    })
  })
  expect(wrong).toEqual([])
})

test('RTE-29 a dealership’s range has every model of its makes that its stock may have new', () => {
  const missing = demoTenants.flatMap(({ slug, models, stock }) => {
    const range = new Set(models.map((model) => model.slug))
    return catalogue
      .filter(({ make, to }) => stock?.franchises.includes(make) && to === null)
      .map(({ make, model }) => slugify(`${make} ${model}`))
      .flatMap((model) => (range.has(model) ? [] : `${slug}: ${model}`))
  })
  expect([...new Set(missing)]).toEqual([])
})

test('RTE-28 a caravan is compared by berths, length and mass, and says nothing of an engine', async () => {
  const { key_figures, grades } = await rangeOf('Journey')
  expect(key_figures?.map(({ label }) => label)).toEqual(['body length', 'ATM', 'payload', 'berths'])
  expect(grades?.length).toBeGreaterThan(1)
  for (const { engine, transmission, drive, features } of grades ?? []) {
    expect([engine, transmission, drive]).toEqual([null, null, null])
    expect(features).toMatch(/^Berths: \d\nBody length: .*\nATM: .* kg\n/)
  }
})

test('RTE-28 a caravan’s pop top is one of its grades, and its page begins with a full height', async () => {
  const { grades, key_figures, colours } = await rangeOf('Journey')
  expect(grades?.map(({ name }) => name)).toContain('17.58-3 Outback Pop Top')
  expect(key_figures?.find(({ label }) => label === 'ATM')?.value).toBe('From 2,460 kg')
  expect(colours?.[0]?.image?.url).toMatch(/^\/studio\/caravan\//)
})

test('RTE-28 the caravan a page begins with is the grade whose price stands beside it', async () => {
  const library = await readStudioLibrary(process.cwd())
  const caravans = demoTenants.flatMap((demo) =>
    demo.models.filter(({ picture }) => picture.startsWith('caravan/')).map((model) => ({ demo, model })),
  )
  expect(caravans.length).toBeGreaterThan(2)
  for (const { demo, model } of caravans) {
    const make = makeOf(demo, model.brand)
    const cheapest = demoRange(library, demo, model).grades?.[0]?.name
    const bodies = catalogue
      .filter((version) => slugify(version.make) === slugify(make) && version.model === model.name)
      .flatMap(({ studioBody, badges }) =>
        badges.filter(({ badge }) => badge === cheapest).map(({ differs }) => differs?.studioBody ?? studioBody),
      )
    expect(bodies, model.name).toEqual([modelPicture(make, model).split('/')[0]])
  }
})

test('RTE-28 a model is shown from inside and from every side that is drawn in any colour', async () => {
  const { gallery } = await rangeOf('Mazda2')
  const captions = (gallery ?? []).map(({ caption }) => caption ?? '').join('|')
  for (const view of ['In profile', 'From behind', 'The driver’s seat', 'Face to face'])
    expect(captions).toContain(view)
})

test('RTE-28 a truck says its GVM and a motorcycle its licence', async () => {
  const truck = await rangeOf('FSR 140-260')
  expect(truck.key_figures?.[0]?.value).toBe('14,000 kg GVM')
  expect(truck.grades?.[0]?.features).toContain('Licence: Medium rigid (MR)')
  const bike = await rangeOf('Ténéré 700')
  expect(bike.key_figures?.slice(0, 2).map(({ value }) => value)).toEqual(['689 cc', 'Full'])
})

test('RTE-28 an electric model says how far it goes', async () => {
  const { key_figures, grades } = await rangeOf('IONIQ 5')
  expect(key_figures?.map(({ value }) => value)).toContain('Up to 507 km')
  expect(grades?.[0]?.economy).toBe('507 km (WLTP)')
})

test('RTE-28 a model whose cheapest grade has fewer seats says both numbers', async () => {
  const ute = await rangeOf('HiLux')
  expect(ute.key_figures?.find(({ label }) => label === 'seats')?.value).toBe('2 to 5')
})
