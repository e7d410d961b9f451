import { expect, test } from 'vitest'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { readStudioLibrary } from '../pictures/readStudioLibrary'
import { demoRange } from './demoRange'

test('RTE-28 demo models have grades, colours with pictures and numbers, wherever the catalogue has them', async () => {
  const library = await readStudioLibrary(process.cwd())
  const ranges = demoTenants.flatMap((demo) =>
    demo.models.map((model) => ({ name: model.name, ...demoRange(library, demo, model) })),
  )
  expect(ranges.filter(({ grades }) => grades?.length).length / ranges.length).toBeGreaterThan(0.8)
  for (const { name, colours = [], gallery = [] } of ranges) {
    const urls = [...(colours ?? []), ...(gallery ?? [])].map(({ image }) => image?.url)
    expect(new Set(urls).size, name).toBe(urls.length)
    expect(
      urls.every((url) => url?.startsWith('/studio/')),
      name,
    ).toBe(true)
  }
})
