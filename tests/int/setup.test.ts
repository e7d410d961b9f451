import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPayload, type TestPayload } from '../setup/testPayload'

let stand: TestPayload

beforeAll(async () => {
  stand = await testPayload()
})

afterAll(() => stand.destroy())

test('the platform starts on a migrated, empty database of its own', async () => {
  const { totalDocs } = await stand.payload.count({ collection: 'tenants', overrideAccess: true })
  expect(totalDocs).toBe(0)
})
