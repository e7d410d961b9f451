import { expect, test } from 'vitest'
import { compactSnapshot } from './compactSnapshot.ts'

const snapshot = {
  version: '7',
  tables: { 'public.cars': { name: 'cars', columns: { id: { type: 'uuid' } } }, 'public.pages': { name: 'pages' } },
  enums: {},
  id: 'a',
}

test('a snapshot keeps its content in one line for each table, and stays as it is the next time', () => {
  const compact = compactSnapshot(JSON.stringify(snapshot, null, 2))
  expect(JSON.parse(compact)).toEqual(snapshot)
  expect(compact.split('\n')).toEqual([
    '{',
    '  "version": "7",',
    '  "tables": {',
    '    "public.cars": {"name":"cars","columns":{"id":{"type":"uuid"}}},',
    '    "public.pages": {"name":"pages"}',
    '  },',
    '  "enums": {},',
    '  "id": "a"',
    '}',
    '',
  ])
  expect(compactSnapshot(compact)).toBe(compact)
})
