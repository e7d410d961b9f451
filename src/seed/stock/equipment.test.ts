import { expect, test } from 'vitest'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { catalogue } from '../catalogue/catalogue'
import { floorPlanOf, planPicture } from '../catalogue/floorPlan'
import { readStudioLibrary } from '../pictures/readStudioLibrary'
import { demoRange } from '../sites/demoRange'
import { makeOf } from '../sites/makeOf'
import { demoStocks } from './demoStocks'
import { gradeEquipment } from './gradeSteps'

const now = new Date('2026-11-27T02:00:00Z')
const cars = demoStocks({}, now).flatMap(({ cars: stock }) => stock)

/** Accessories that change the outline of a vehicle; the pictures are of bodies without them. */
const OUTLINE =
  /canopy|snorkel|bull ?bar|hard lid|tonneau|side steps|tow ?bar|roof rack|crash bar|engine guard|loader|stone guard/i

test('CAR-22 no vehicle lists an accessory that its pictures would show and do not', () => {
  expect(
    cars.flatMap(({ name, standardEquipment }) =>
      standardEquipment.filter((one) => OUTLINE.test(one)).map((one) => `${name}: ${one}`),
    ),
  ).toEqual([])
  const withPanniers = cars.filter(({ standardEquipment }) => standardEquipment.includes('Panniers'))
  expect(withPanniers.length).toBeGreaterThan(0)
  const packed = ['Adventure Tourer', 'Adventure Touring', 'Sports Touring', 'Touring']
  expect(withPanniers.filter(({ body }) => !packed.includes(body)).map(({ name }) => name)).toEqual([])
})

test.each([
  ['no ute has a sunroof', ({ simple_body }: (typeof cars)[number]) => simple_body === 'Ute', /sunroof/i],
  ['a tray has no tub', ({ body }: (typeof cars)[number]) => body === 'Cab Chassis', /\btub\b/i],
  ['a scooter has no clutch', ({ body }: (typeof cars)[number]) => body === 'Scooter', /clutch|shifter/i],
  [
    'a van for two or three has no bunks',
    ({ caravan_specifications }: (typeof cars)[number]) => (caravan_specifications?.sleeps ?? 9) < 4,
    /bunk/i,
  ],
])('CAR-22 %s', (_, are, feature) => {
  const some = cars.filter(are)
  expect(some.length).toBeGreaterThan(0)
  expect(some.filter(({ standardEquipment }) => standardEquipment.some((one) => feature.test(one)))).toEqual([])
})

test('CAR-16 CAR-22 the floor plan of a caravan is its second picture, its inside follows, and its equipment is what both show', async () => {
  const library = await readStudioLibrary(process.cwd())
  const stock = demoStocks(library, now).flatMap((one) => one.cars)
  const vans = stock.filter(({ item_type }) => item_type === 'caravan')
  expect(vans.length).toBeGreaterThan(0)
  const seen = new Set<string>()
  for (const { name, body, make, model, badge, images, standardEquipment: has } of vans) {
    const plans = images.flatMap(({ image: { url } }, at) => (url.startsWith('/studio/plans/') ? [[at, url]] : []))
    expect(plans, name).toEqual(body === 'Camper Trailer' ? [] : [[1, planPicture({ make, model }, badge ?? '')]])
    const entry = catalogue.find(
      (one) => one.make === make && one.model === model && one.badges.some((grade) => grade.badge === badge),
    )
    const floorPlan = entry && floorPlanOf(entry)
    if (!floorPlan) continue
    expect(has.includes('Queen Island Bed'), name).toBe(floorPlan.bed === 'island')
    const rooms = images.flatMap(({ image: { url } }) => /\/cabins\/living-[a-z]+\/([a-z]+)\./.exec(url)?.[1] ?? [])
    if (rooms.length > 0) seen.add(floorPlan.bed)
    // After the plan, the whole first; a bed from wall to wall is not drawn.
    const whole = floorPlan.bed === 'island' ? ['interior', 'kitchen', 'lounge', 'bed'] : ['kitchen', 'lounge']
    expect([[], whole], name).toContainEqual(rooms)
    expect(
      images.slice(2, 2 + rooms.length).every(({ image: { url } }) => url.includes('/living-')),
      name,
    ).toBe(true)
    expect(has.includes('Bunk Beds'), name).toBe(floorPlan.bunks > 0)
    expect(has.includes('Separate Shower and Toilet'), name).toBe(floorPlan.bath === 'separate')
  }
  expect([...seen]).toContain('island')
})

test('RTE-28 CAR-22 a car has what the page of its model says of its grade, and nothing that a dearer grade adds', () => {
  for (const car of cars.filter(({ item_type }) => item_type === 'car')) {
    const entries = catalogue.filter((entry) => entry.make === car.make && entry.series === car.series)
    const entry = entries.find((one) => one.model === car.model && one.badges.some(({ badge }) => badge === car.badge))
    const badge = entry?.badges.find((one) => one.badge === car.badge)
    if (!entry || !badge) throw new Error(`${car.name} is not in the catalogue`)
    const { has, lacks } = gradeEquipment({ ...entry, ...badge.differs }, badge)
    const unfit = car.fuel === 'Electric' ? ['Keyless Start'] : []
    expect(car.standardEquipment, car.name).toEqual(expect.arrayContaining(has.filter((one) => !unfit.includes(one))))
    expect(
      car.standardEquipment.filter((one) => lacks.includes(one)),
      car.name,
    ).toEqual([])
  }
})

test('RTE-28 no two grades side by side add the same, and makers do not climb one ladder', () => {
  const ranges = demoTenants.flatMap((demo) =>
    demo.models.map((model) => ({ make: makeOf(demo, model.brand), name: model.name, ...demoRange({}, demo, model) })),
  )
  for (const { name, grades } of ranges) {
    const adds = (grades ?? []).map(({ features }) => features)
    expect(
      adds.filter((one) => !one),
      name,
    ).toEqual([])
    expect(new Set(adds).size, name).toBe(adds.length)
    // What is before a colon is the name of a fact.
    expect(adds.join('\n'), name).not.toMatch(/\([^)\n]*:/)
  }
  const first = (wanted: string) => ranges.find(({ name }) => name === wanted)?.grades?.[0]?.features
  expect(first('CX-5')).not.toBe(first('Mazda3'))
  expect(first('RAV4')).not.toBe(first('Sportage'))
})

test('RTE-28 the figures of a model are those of the grades that stand below them', () => {
  for (const demo of demoTenants)
    for (const model of demo.models) {
      const { key_figures, grades } = demoRange({}, demo, model)
      const most = key_figures?.find(({ label }) => label === 'power, at most')?.value
      const powers = grades?.flatMap(({ engine }) => /[\d.]+(?= kW)/.exec(engine ?? '')?.[0] ?? []).map(Number) ?? []
      if (most) expect(most, model.name).toBe(`${Math.max(...powers)} kW`)
    }
})
