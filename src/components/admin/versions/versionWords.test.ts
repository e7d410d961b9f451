import { expect, test } from 'vitest'
import { type KeptVersion, versionRows } from './versionWords'

const names = new Map([['u1', 'Mia Chen']])
const version = (id: string, change: Partial<KeptVersion> = {}): KeptVersion => ({
  id,
  at: '2026-11-20T03:00:00Z',
  status: 'published',
  editor: 'u1',
  ...change,
})

test('CMS-01 versions say who saved them', () => {
  const rows = versionRows(
    [version('a'), version('b', { editor: null }), version('c', { editor: 'gone' })],
    names,
    true,
  )
  expect(rows.map(({ who }) => who)).toEqual(['Mia Chen', 'A feed, a schedule or the platform', 'Somebody who left'])
})

test('CMS-01 versions say which of them visitors see', () => {
  const kept = [version('c', { status: 'draft' }), version('b'), version('a'), version('0', { status: 'draft' })]
  expect(versionRows(kept, names, true).map(({ state }) => state)).toEqual([
    'Newest draft',
    'Published now',
    'Published earlier',
    'Draft',
  ])
  expect(versionRows(kept, names, false)[1]?.state).toBe('Published earlier')
  expect(versionRows([version('b', { status: null }), version('a', { status: null })], names, true)).toMatchObject([
    { state: 'In force' },
    { state: 'Earlier' },
  ])
})
