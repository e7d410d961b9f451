import { expect, test } from 'vitest'
import { keptFiles } from './keptFiles'

const counted = () => {
  const made: string[] = []
  const make = (name: string, bytes: number) => async () => {
    made.push(name)
    return new Uint8Array(bytes)
  }
  return { made, make }
}

test('PDF-02 a file is made once, also for those who ask while it is being made', async () => {
  const { made, make } = counted()
  const kept = keptFiles(100)
  await Promise.all([kept.get('a', make('a', 10)), kept.get('a', make('a', 10))])
  await kept.get('a', make('a', 10))
  expect(made).toEqual(['a'])
})

test('PDF-02 no more is kept than fits; what was unused for longest goes', async () => {
  const { made, make } = counted()
  const kept = keptFiles(100)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.get(name, make(name, 40))
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect(await kept.get('huge', make('huge', 101))).toHaveLength(101)
  await kept.get('huge', make('huge', 101))
  expect(made.slice(4)).toEqual(['huge', 'huge'])
})

test('PDF-02 more at once than fit are all made', async () => {
  const { made, make } = counted()
  const kept = keptFiles(100)
  const files = await Promise.all(['a', 'b', 'c', 'd'].map((name) => kept.get(name, make(name, 60))))
  expect(files.map((file) => file?.byteLength)).toEqual([60, 60, 60, 60])
  expect(made).toEqual(['a', 'b', 'c', 'd'])
})

test('PDF-02 neither a failure nor a missing picture is remembered', async () => {
  const kept = keptFiles(100)
  await expect(kept.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await kept.get('a', async () => null)).toBeNull()
  expect(await kept.get('a', async () => new Uint8Array(3))).toHaveLength(3)
})
