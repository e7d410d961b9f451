import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshHealth, REST_MS, UNANSWERED_MAX, unlessAway } from './engineHealth'
import { SearchError } from './SearchError'
import { createStockEngine } from './stockEngine'

const away = (): Promise<never> => Promise.reject(new SearchError('unavailable', 'It cannot be reached.'))
const refused = (): Promise<never> => Promise.reject(new SearchError('rejected', 'No.', 'invalid_search_q'))
const gone = (): Promise<never> => Promise.reject(new SearchError('unavailable', 'No index.', 'index_not_found'))

describe('an engine that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('SEA-23 is asked until it failed some times in a row, then no more', async () => {
    const call = vi.fn(away)
    const health = freshHealth()
    for (let number = 0; number < UNANSWERED_MAX + 4; number += 1) {
      await expect(unlessAway(health, away, call)).rejects.toMatchObject({ kind: 'unavailable' })
    }
    expect(call).toHaveBeenCalledTimes(UNANSWERED_MAX)
  })

  test.each([
    ['a refusal', refused],
    ['a missing index', gone],
  ])('SEA-23 %s is an answer: the count begins anew', async (_, call) => {
    const health = freshHealth()
    for (const next of [away, away, call, away, away]) await unlessAway(health, away, next).catch(() => undefined)
    expect(await unlessAway(health, away, async () => 'asked')).toBe('asked')
  })

  test('SEA-23 is probed after a rest though nobody searches; nobody waits for the probe; an answer opens it for all', async () => {
    let answer = (): void => undefined
    const probe = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const health = freshHealth()
    for (let call = 0; call < UNANSWERED_MAX; call += 1) await unlessAway(health, probe, away).catch(() => undefined)
    expect(probe).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(REST_MS)
    const call = vi.fn(async () => 'asked')
    for (let number = 0; number < 3; number += 1) await expect(unlessAway(health, probe, call)).rejects.toThrow()
    expect(probe).toHaveBeenCalledTimes(1)
    expect(call).not.toHaveBeenCalled()
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(await unlessAway(health, probe, call)).toBe('asked')
    await vi.advanceTimersByTimeAsync(5 * REST_MS)
    expect(probe).toHaveBeenCalledTimes(1)
  })

  test('SEA-23 a probe that fails means another rest', async () => {
    const probe = vi.fn(away)
    const health = freshHealth()
    for (let call = 0; call < UNANSWERED_MAX + 2; call += 1)
      await unlessAway(health, probe, away).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(4 * REST_MS)
    expect(probe).toHaveBeenCalledTimes(4)
  })
})

describe('searches', () => {
  test('SEA-23 an engine that hangs costs the first ones their patience, the next none, and is found back', async () => {
    const patience = 150
    const held: ServerResponse[] = []
    let hanging = true
    const server = createServer((_, response) => {
      if (hanging) held.push(response)
      else response.setHeader('content-type', 'application/json').end('{"results":[]}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const engine = createStockEngine({
      host: `http://127.0.0.1:${port}`,
      apiKey: 'k',
      index: 'cars',
      timeoutMs: patience,
    })
    const search = () => engine.searchCards([{ q: '' }])
    for (let number = 0; number < UNANSWERED_MAX; number += 1) {
      await expect(search()).rejects.toMatchObject({ kind: 'unavailable' })
    }
    const asked = held.length
    const facet = { facetName: 'make', facetQuery: '', filter: [], q: '' }
    await expect(search()).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(engine.facetSearch(facet)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(held).toHaveLength(asked)
    hanging = false
    await expect.poll(() => search().catch(() => null), { timeout: 5000 }).toEqual([])
    await engine.close()
    server.closeAllConnections()
    server.close()
  })
})
