import { format } from 'prettier'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '@/src/domain/openapi/openApiDocument'

const document = openApiDocument('https://platform.example.com')
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
const plain: { [key: string]: Json } = JSON.parse(JSON.stringify(document))

const walk = (value: Json, visit: (key: string, value: Json) => void): void => {
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    visit(key, child)
    walk(child, visit)
  }
}

describe('FEED-01 OpenAPI', () => {
  test('FEED-01 docs/openapi.json is what the schemas say (update with: npx vitest run --project unit tests/unit/openapi.test.ts -u)', async () => {
    const text = await format(JSON.stringify(document), { parser: 'json', printWidth: 120 })
    await expect(text).toMatchFileSnapshot('../../docs/openapi.json')
  })

  test('FEED-01 every reference leads somewhere, every operation has a name of its own and an answer', () => {
    const names: Json[] = []
    walk(plain, (key, value) => {
      if (key === 'operationId') names.push(value)
      if (key !== '$ref') return
      const name = String(value).replace('#/components/schemas/', '')
      expect(Object.keys(document.components.schemas)).toContain(name)
    })
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining(['importFeed', 'readRun', 'readRejects', 'listCars', 'readOutboundFeed']),
    )
  })

  test('FEED-01 every part of a path in braces is a parameter', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const operations: { parameters?: { in: string; name: string }[]; responses: object }[] = Object.values(item)
      for (const { parameters = [], responses } of operations) {
        const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(braces)
        expect(Object.keys(responses).length).toBeGreaterThan(1)
      }
    }
  })
})
