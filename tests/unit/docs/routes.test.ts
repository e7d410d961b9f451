import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from '@/collections'
import { stockHealthEndpoints } from '@/src/jobs/health/stockHealthEndpoints'

/** 'api/cars/[slug]/pdf/route.ts' answers '/api/cars/{slug}/pdf'; route groups and the host's segment are no part of it. */
const pathOf = (file: string): string =>
  `/${file
    .replace(/\/route\.ts$/, '')
    .split('/')
    .filter((segment) => !segment.startsWith('(') && segment !== '[domain]')
    .map((segment) => segment.replace(/^\[(.+)\]$/, '{$1}'))
    .join('/')}`

const methodsOf = (source: string): string[] =>
  [...source.matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(([, method]) => method ?? '')

interface Endpoint {
  path: string
  method: string
}

/** Payload writes '/:id/desk' where the table has '/{id}/desk'. */
const lineOf = (base: string, { path, method }: Endpoint): string =>
  `${method.toUpperCase()} ${base}${path.replaceAll(/:(\w+)/g, '{$1}')}`

const inPayload = (): string[] => [
  ...stockHealthEndpoints.map((endpoint) => lineOf('/api', endpoint)),
  ...collections.flatMap(({ slug, endpoints }) =>
    (endpoints || []).map((endpoint) => lineOf(`/api/${slug}`, endpoint)),
  ),
]

test('NFR-08 every endpoint stands in the route table once, and nothing else does', () => {
  const table = readFileSync('docs/routes.md', 'utf8')
  const named = [...table.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`]*)`/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const there = globSync('**/route.ts', { cwd: 'src/app' }).flatMap((file) => {
    const path = pathOf(file)
    // Payload's REST API is one line: reading and writing are the same for every collection.
    if (path === '/api/{...slug}') return []
    const methods = methodsOf(readFileSync(`src/app/${file}`, 'utf8'))
    expect(methods, file).not.toEqual([])
    return methods.map((method) => `${method} ${path}`)
  })
  expect(named.toSorted()).toEqual([...there, ...inPayload()].toSorted())
  expect(table).toContain('`/api/{...slug}`')
})
