import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnAliases } from '@/src/domain/feeds/columns/columnPlan'
import { columnKey, isPrivateColumn } from '@/src/domain/feeds/columns/columnKey'
import { isFeedInput } from '@/src/domain/feeds/columns/feedInputs'
import { chunks, client, readAll } from './readAll.testing'
import { previewFeed } from './previewFeed'

const one = async (content: string, profile: Parameters<typeof readAll>[1]) => {
  const { rows } = await readAll(content.padEnd(80, '\n'), profile)
  expect(rows).toHaveLength(1)
  const [row] = rows
  if (row?.kind !== 'car') throw new Error(JSON.stringify(row))
  return row
}

test('FEED-01 every usual name of a column is spelled as columns are compared, and means one thing', () => {
  const keys = columnAliases.flatMap(([, names]) => names.split(' '))
  expect(keys.filter((key) => key !== columnKey(key) || key === '')).toEqual([])
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(keys.filter((key) => isPrivateColumn(key))).toEqual([])
  expect(columnAliases.filter(([input]) => !isFeedInput(input))).toEqual([])
})

describe('generic CSV', () => {
  test('FEED-01 columns are found by their usual names, in any order', async () => {
    const columns = {
      'Stock No.': 'a7',
      Manufacturer: 'vw',
      'Vehicle Model': 'GOLF',
      Variant: '110TSI',
      'Model Year': '2019.0',
      Odometer: '85,000 kms',
      'Selling Price': '$24,990 Drive Away',
      'Was Price': '$26,990',
      'Exterior Colour': 'Pure White',
      'Body Type': 'Hatch',
      'Fuel Type': 'Premium',
      Gearbox: 'DSG',
      Registration: 'abc 12d',
      'Engine Capacity': '1395cc',
      'No. of Doors': '5 doors',
      'Photo 2': 'https://img.test/2.jpg',
      'Photo 10': 'https://img.test/10.jpg',
      'Photo 1': 'https://img.test/1.jpg',
      Suburb: 'Artarmon',
      State: 'New South Wales',
      Postcode: '2064',
      Condition: 'Pre-owned',
      Video: 'https://youtu.be/x',
      Description: 'One owner',
    }
    const csv = (names: string[]) =>
      `${names.join('\t')}\n${names.map((name) => columns[name as keyof typeof columns]).join('\t')}`
    const expected = {
      key: 'S:A7',
      advice: [],
      record: {
        car: {
          year: 2019,
          make: 'Volkswagen',
          model: 'Golf',
          badge: '110TSI',
          stocknum: 'a7',
          regplate: 'ABC 12D',
          colour: 'Pure White',
          km: 85_000,
          price: 24_990,
          before_price: 26_990,
          price_type: 'drive_away',
          car_type: 'used',
          body: 'Hatch',
          fuel: 'Premium',
          trans: 'DSG',
          doors: 5,
          engine_size: 1395,
          engine_size_litres: 1.4,
          images: ['1', '2', '10'].map((name) => {
            const url = `https://img.test/${name}.jpg`
            return { image: { url, thumb: { url } }, isVideo: false }
          }),
          external_video_url: 'https://youtu.be/x',
          dealercomments: 'One owner',
        },
        place: { code: null, name: null, city: 'Artarmon', state: 'NSW', postcode: '2064' },
      },
    }
    const names = Object.keys(columns)
    expect(await one(csv(names), 'generic')).toMatchObject(expected)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(names, { minLength: names.length }), async (order) => {
        expect(await one(csv(order), 'generic')).toMatchObject(expected)
      }),
      { numRuns: 20 },
    )
  })

  test('FEED-01 LAW-04 prices: POA, 0, a special price, and what a plain price includes', async () => {
    const price = async (columns: string, values: string, priceBasis: 'egc' | 'drive_away' | null = null) => {
      const { car } = (await one(`make,model,${columns}\nKia,Rio,${values}`, client('generic', { priceBasis }))).record
      return [car.price ?? null, car.price_type ?? null, car.offer_price ?? null]
    }
    expect(await price('price', 'POA')).toEqual([null, null, null])
    expect(await price('price', '0.00')).toEqual([null, null, null])
    expect(await price('price', '19990', 'egc')).toEqual([19_990, 'egc', null])
    expect(await price('price,price type', '19990,DAP', 'egc')).toEqual([19_990, 'drive_away', null])
    expect(await price('price,special price', '19990,18990')).toEqual([19_990, null, 18_990])
    expect(await price('price,special price', 'POA,18990')).toEqual([18_990, null, null])
    expect(await price('DAP Price,EGC', '20990,19990')).toEqual([20_990, 'drive_away', null])
    expect(await price('DAP Price,EGC', '0,19990')).toEqual([19_990, 'egc', null])
  })

  test('FEED-04 a field that cannot be read is left out and named by the sender’s own column', async () => {
    const row = await one('Make,Model,Model Year,Odometer KM,Selling Price\nKia,Rio,1066,lots,cheap', 'generic')
    expect(row.record.car).toEqual({ make: 'Kia', model: 'Rio' })
    expect(row.advice).toEqual([
      { field: 'Model Year', value: '1066', reason: "'1066' is not a year from 1900 to 2100. It was left out." },
      { field: 'Odometer KM', value: 'lots', reason: "'lots' is not a distance in kilometres. It was left out." },
      { field: 'Selling Price', value: 'cheap', reason: "'cheap' is not an amount in dollars. It was left out." },
    ])
  })

  test('FEED-04 rows without a make or model, empty rows and repeated headers are told apart', async () => {
    const { rows } = await readAll('Make,Model,Stock\nKia,,S9\n,,\nMake,Model,Stock\nKia,Rio,S1,extra', 'generic')
    expect(rows).toMatchObject([
      { line: 2, kind: 'rejected', key: 'S:S9', issues: [{ field: 'model', reason: 'A car needs a model.' }] },
      { line: 3, kind: 'skipped' },
      { line: 4, kind: 'skipped' },
      { line: 5, kind: 'car', advice: [{ value: 'extra' }] },
    ])
  })
})

test('FEED-01 canonical: groups, lists and our own picture shape; unknown names are listed, not guessed', async () => {
  const url = 'https://img.test/1.jpg'
  const thumb = { url: 'https://img.test/1t.jpg' }
  const record = {
    make: 'Kia',
    model: 'Rio',
    stocknum: 'K1',
    variant: { power: '74 kW', cylinders: 4 },
    images: [{ image: { url, thumb }, isVideo: false }, { url }],
    location: { code: 'SYD1', suburb: 'Artarmon' },
    selling_price: 9_990,
  }
  const { records, facts } = await readAll(`[${JSON.stringify(record, null, 1)}]`, 'canonical')
  expect(records[0]).toEqual({
    car: {
      make: 'Kia',
      model: 'Rio',
      stocknum: 'K1',
      variant: { power: 74, cylinders: 4 },
      images: [
        { image: { url, thumb }, isVideo: false },
        { image: { url, thumb: { url } }, isVideo: false },
      ],
    },
    place: { code: 'SYD1', name: null, city: null, state: null, postcode: null },
  })
  expect(facts.ignoredColumns).toEqual(['location.suburb', 'selling_price'])
})

test('FEED-05 a row is known by stock number, then VIN, then what identifies it; placeholders name nothing', async () => {
  const key = async (values: string) => (await one(`make,model,stocknum,vin,km\nKia,Rio,${values}`, 'canonical')).key
  expect(await key('ab 1,KNADC,10')).toBe('S:AB 1')
  expect(await key(',knadc165ma6123456,10')).toBe('V:KNADC165MA6123456')
  const hash = await key('0,00000000000000000,10')
  expect(hash).toMatch(/^H:[0-9a-f]{16}$/)
  expect(await key('N/A,-,10')).toBe(hash)
  expect(await key('N/A,-,11')).not.toBe(hash)
})

describe('a mapping of the client’s own', () => {
  const mapping = [
    { column: 'Marke', field: 'make', fallback: null },
    { column: 'Modell', field: 'model', fallback: null },
    { column: 'Zustand', field: 'car_type', fallback: 'used' },
    { column: 'Bild B', field: 'images', fallback: null },
    { column: 'Bild A', field: 'images', fallback: null },
    { column: 'Ort', field: 'location', fallback: 'SYD1' },
  ]
  const custom = client('custom', { mapping })

  test('FEED-01 columns fill what the mapping says, in its order, and nothing else; fallbacks fill what is blank', async () => {
    const row = await one(
      'price|Bild A|Bild B|Modell|Marke|Zustand\n9990|https://i.test/a.jpg|https://i.test/b.jpg|Rio|Kia|-',
      custom,
    )
    expect(row.record.car).toMatchObject({ make: 'Kia', model: 'Rio', car_type: 'used' })
    expect(row.record.car.price).toBeUndefined()
    expect(row.record.car.images).toMatchObject([
      { image: { url: 'https://i.test/b.jpg' } },
      { image: { url: 'https://i.test/a.jpg' } },
    ])
    expect(row.record.place).toMatchObject({ code: 'SYD1' })
  })

  test('FEED-01 a preview shows columns, values and results of the first rows, and why a file does not fit', async () => {
    const csv = `Marke;Modell;Purchase cost;x\n${'Kia;Rio;31997;1\n'.repeat(50)}`
    const preview = await previewFeed(chunks(csv), custom)
    expect(preview.columns).toEqual([
      { name: 'Marke', input: 'make' },
      { name: 'Modell', input: 'model' },
      { name: 'Purchase cost', input: null },
      { name: 'x', input: null },
    ])
    expect(preview.rows).toHaveLength(10)
    expect(preview.rows[0]).toMatchObject({
      values: ['Kia', 'Rio', '(private)', '1'],
      result: { kind: 'car', line: 2 },
    })
    expect(preview.problem).toBeNull()
    const wrong = await previewFeed(chunks('Make,Model\nKia,Rio\n'.padEnd(80)), custom, 3)
    expect(wrong).toMatchObject({
      problem: expect.stringContaining("'Make', 'Model'"),
      columns: [{ name: 'Make' }, { name: 'Model' }],
    })
    expect((await previewFeed(chunks('PK\x03\x04'), custom)).problem).toContain('zip')
  })
})
