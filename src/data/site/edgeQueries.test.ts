import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FINANCE_PARAMS } from '@/src/domain/finance/financePrefill'
import { servicePrefillLimits } from '@/src/domain/shopper/garage/servicePrefill'
import { isSearchTwin, PREFILLED, QUERIED, sitePath } from './sitePath'

const vcl = readFileSync('edge/queries.vcl', 'utf8')
/** The patterns of edge/queries.vcl, in the order they stand there; Varnish's PCRE reads them as JavaScript does. */
const [searchPath, presetPath, formPath, formNames, servicePath, serviceNames] = [...vcl.matchAll(/ ~ "([^"]+)"/g)].map(
  ([, pattern]) => new RegExp(pattern ?? ''),
)

type Kind = 'search' | 'form' | 'page'

const edgeKind = (path: string, query: string): Kind => {
  const url = `${path}${query}`
  if (!/^\?[^&]/.test(query)) return 'page'
  if (searchPath?.test(url) || presetPath?.test(url)) return 'search'
  const isForm = formPath?.test(url) && formNames?.test(query)
  return isForm || (servicePath?.test(url) && serviceNames?.test(query)) ? 'form' : 'page'
}

const appKind = (path: string, query: string): Kind => {
  const internal = sitePath('t', path, query)
  if (!internal.startsWith('/t/q/')) return 'page'
  return isSearchTwin('t', internal) ? 'search' : 'form'
}

const listed = [...QUERIED, ...PREFILLED]
const paths = [
  ...listed.flatMap((path) => [path, `${path}/`, `${path}/x`, `${path}x`]),
  ...['/', '/search/toyota/corolla', '/cars/x', '/blogs', '/parts', '/directory', '/personalised'],
]
const names = [...FINANCE_PARAMS, ...Object.keys(servicePrefillLimits)].flatMap((name) => [
  `?${name}=A`,
  `?x=1&${name}=A&y=2`,
  `?${name}`,
  `?${name}=`,
  `?x${name}=A`,
])
const queries = ['', '?x=1', '?make=Kia&page=2', ...names]

test.each(paths)('%s: the edge and the app agree whether its query is read', (path) => {
  for (const query of queries) expect(edgeKind(path, query), query).toBe(appKind(path, query))
})
