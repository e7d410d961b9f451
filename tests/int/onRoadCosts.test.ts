import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultCharges } from '@/src/domain/onRoad/defaultCharges'
import { type Editing, editingHarness } from './editing.harness'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())
beforeEach(async () => {
  await h.droppedTags()
})

describe('on-road costs', () => {
  const charges = (more: object = {}, steps: object[] = [{ above: 0, rate: 4 }]) => ({
    charges: [
      {
        ...{ state: 'NSW', validFrom: '2026-01-01T00:00:00.000Z', registration: 400, ctp: 500 },
        ...{ office: 'Revenue NSW', source: 'https://www.revenue.nsw.gov.au/', duty: [{ steps }] },
        ...more,
      },
    ],
  })
  // Read only now: the environment of a test is set by its harness.
  const read = async () => {
    const { getOnRoadCharges } = await import('@/src/data/site/getOnRoadCharges')
    return getOnRoadCharges({ id: h.own.tenant })
  }
  const publish = (data: object) =>
    h.send(h.who.platformAdmin, 'POST', '/globals/on-road-costs', { ...data, _status: 'published' })

  test('LAW-04 the built-in charges are in force until others are published, which refresh every page that reads them', async () => {
    expect(await read()).toEqual(defaultCharges)
    const draft = await h.send(h.who.platformAdmin, 'POST', '/globals/on-road-costs?draft=true', charges())
    expect(draft.status, draft.text).toBe(200)
    expect(await read()).toEqual(defaultCharges)
    expect((await publish(charges())).status).toBe(200)
    expect(await h.droppedTags()).toEqual(['platform:on-road-costs'])
    const [nsw, ...others] = await read()
    expect(others).toEqual([])
    expect(nsw).toMatchObject({ state: 'NSW', validFrom: '2026-01-01', registration: 400, ctp: 500, note: '' })
    expect(nsw?.duty).toMatchObject([{ vehicles: 'any', perDollars: 100, steps: [{ above: 0, rate: 4, of: 'whole' }] }])
  })

  test('LAW-04 what the form begins with is the built-in charges to the last figure', async () => {
    const { OnRoadCosts } = await import('@/globals/OnRoadCosts')
    const rows = OnRoadCosts.fields.flatMap((field) => ('defaultValue' in field ? [field.defaultValue] : []))[0]
    const answer = await publish({ charges: rows })
    expect(answer.status, answer.text).toBe(200)
    expect(await read()).toEqual(defaultCharges)
  })

  test('LAW-04 steps out of order, a state twice from one day, and a source that is no page are refused', async () => {
    const at = async (data: object): Promise<string> => (await publish(data)).text
    expect(await at(charges({}, [{ above: 100, rate: 4 }]))).toContain('The first step begins above $0')
    expect(
      await at(
        charges({}, [
          { above: 0, rate: 3 },
          { above: 0, rate: 4 },
        ]),
      ),
    ).toContain('Each step begins above')
    expect(await at(charges({}, [{ above: 0, rate: 3, climbsTo: 4 }]))).toContain('The last step')
    expect(await at(charges({ source: 'javascript:alert(1)' }))).toContain('https:// address')
    expect(await at({ charges: [...charges().charges, ...charges().charges] })).toContain('NSW is there twice')
  })
})
