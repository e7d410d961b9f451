import { describe, expect, test } from 'vitest'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import { client, readAll } from './readAll.testing'

const generic = client('generic')
const named = { make: 'Kia', model: 'Rio' }

/** A car read from one row, and the messages to its sender. */
const read = async (row: Record<string, unknown>) => {
  const { rows } = await readAll(JSON.stringify([{ ...named, ...row }]), generic)
  const [only] = rows
  if (only?.kind !== 'car') throw new Error('no car')
  return { car: only.record.car, told: only.advice.map(({ field, reason }) => `${field}: ${reason}`) }
}

describe('values no car has', () => {
  test.each([
    ['seats', 999],
    ['seats', '1.5'],
    ['doors', 99],
    ['doors', 4.5],
    ['gearnum', 60],
    ['build_date', '13/2021'],
    ['build_date', '05/1899'],
    ['compliance_date', '2021-00'],
  ])('FEED-04 %s %s is left out and told', async (field, value) => {
    const { car, told } = await read({ [field]: value })
    expect(car).not.toHaveProperty(field)
    expect(told).toEqual([expect.stringContaining(field)])
  })

  test('CAR-13 CAR-15 values that cars have are read', async () => {
    const { car, told } = await read({
      seats: '7 Seats',
      doors: 5,
      gearnum: 10,
      build_date: '5/1964',
      compliance_date: 'May 2019',
    })
    expect(car).toMatchObject({ seats: 7, doors: 5, gearnum: 10, build_date: '05/1964', compliance_date: '05/2019' })
    expect(told).toEqual([])
  })

  test('FEED-04 text that is cut, a body ‘Other’, a price NaN and a short VIN are told', async () => {
    const long = await read({ badge: 'x'.repeat(700), dealercomments: 'y '.repeat(15_000) })
    expect(long.told).toEqual([expect.stringContaining('700 characters'), expect.stringContaining('first 20,000')])
    expect((await read({ body: 'Other' })).told).toEqual([expect.stringContaining("'Other' says nothing")])
    const { rows } = await readAll('[{"make":"Kia","model":"Rio","price":NaN,"km":5}]', generic)
    expect(rows[0]).toMatchObject({
      record: { car: { price: null, km: 5 } },
      advice: [{ field: 'price', value: 'NaN', reason: expect.stringContaining('price on application') }],
    })
    const short = await read({ vin: '6T153BK360X07076' })
    expect(short).toMatchObject({ car: { vin: '6T153BK360X07076' }, told: [expect.stringContaining('has 16')] })
  })
})

describe('make and model', () => {
  test.each([
    ['Land', 'Rover', 'Sport', '2019 Land Rover Range Rover Sport SDV6', 'Land Rover', 'Range Rover Sport', 'SDV6'],
    ['Land', 'Rover', '', '2019 Land Rover Discovery Sport SE', 'Land Rover', 'Discovery Sport', 'SE'],
    ['Land', 'Rover', '', '2019 Land Rover Defender 110', 'Land Rover', 'Defender', '110'],
    ['Land', 'Rover Range Rover', 'Sport', '', 'Land Rover', 'Range Rover Sport', null],
    ['Mazda', 'Mazda Mazda3', 'G20', '2019 Mazda Mazda3 G20', 'Mazda', 'Mazda3', 'G20'],
  ])('CAR-01 FEED-01 %s, %s, %s (%s) is read whole', async (make, model, badge, title, ...expected) => {
    const { car } = await read({ make, model, badge, title, year: 2019 })
    expect([car.make, car.model, car.badge ?? null]).toEqual(expected)
    expect(car.name ?? null).toBeNull()
  })
})

describe('files', () => {
  const refusal = async (content: string): Promise<FeedFileError> => {
    const error = await readAll(content, generic).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (error instanceof FeedFileError) return error
    throw new Error('The file was read.')
  }

  test('FEED-04 a form as curl -F sends it is refused with what to send instead', async () => {
    const mark = '--------------------------da19c0ffee123456'
    const form = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="stock.csv"\r\nContent-Type: text/csv\r\n\r\nmake,model\r\nKia,Rio\r\n--${mark}--\r\n`
    expect(await refusal(form)).toMatchObject({ code: 'not_a_feed', message: expect.stringContaining('--data-binary') })
  })

  test('FEED-04 what stands behind a JSON list is named with the record before it', async () => {
    const error = await refusal('[{"make":"Kia","model":"Rio"},{"make":"Kia","model":"Soul"}]\n<br>Notice: done')
    expect(error).toMatchObject({
      code: 'bad_syntax',
      line: 2,
      message: expect.stringContaining("record 2 stands what is no JSON: '<br>"),
    })
  })

  test('FEED-04 columns that come twice are told; the first that says something counts', async () => {
    const { records, facts } = await readAll('Make,Model,Price,Price\nKia,Rio,,9000\nKia,Soul,8000,7000\n', generic)
    expect(records.map(({ car }) => car.price)).toEqual([9000, 8000])
    expect(facts.notes).toEqual([expect.stringContaining("more than once: 'Price'")])
  })
})
