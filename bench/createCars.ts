import config from '@payload-config'
import { getPayload } from 'payload'
import { carInput } from '../src/domain/stock/car/carInput'
import { fullCar } from './lib/fullCar'

/**
 * Run by Payload: creates full cars one after the other, as code without an import engine would, and prints how many a
 * second. Arguments: dealership, cars. The first tenth is not counted.
 */
const [tenant = '', wanted = ''] = process.argv.slice(2).filter((argument) => !argument.includes('createCars'))
const payload = await getPayload({ config })
const count = Number(wanted)
const warmUp = Math.ceil(count / 10)

const create = async (number: number): Promise<void> => {
  const cleaned = carInput(fullCar(number), { partial: false })
  if (!cleaned.ok) throw new Error(JSON.stringify(cleaned.errors))
  const car: Record<string, unknown> = cleaned.car
  await payload.create({
    collection: 'cars',
    data: Object.assign({ tenant, make: '', model: '' }, car),
    draft: true,
  })
}

for (let number = 0; number < warmUp; number += 1) await create(number)
const startedAt = performance.now()
for (let number = warmUp; number < count + warmUp; number += 1) await create(number)
const seconds = (performance.now() - startedAt) / 1000
process.stdout.write(`${JSON.stringify({ rowsPerSecond: count / seconds })}\n`)
await payload.destroy()
