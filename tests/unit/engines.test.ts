import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/* The Node that package.json asks for is what its packages need, and no more. */

type Version = [major: number, minor: number, patch: number]

const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.replace(/^v/, '').split('.').map(Number)
  return [major, minor || 0, patch || 0]
}
const compare = (one: Version, other: Version): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

/** The ranges that packages use: '>=18', '^22.12.0 || >=24', '18 || 20', '6.*', '>=20.19.0 <22.0.0'. */
const accepts = (range: string, version: Version): boolean =>
  range.split('||').some((part) =>
    part
      .trim()
      .replaceAll(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every((rule) => {
        if (rule === '*' || rule === '') return true
        const [, sign = '', text = ''] = /^(>=|>|<=|<|\^|~|=)?(.*)$/.exec(rule) ?? []
        const order = compare(version, versionOf(text))
        if (sign === '>=') return order >= 0
        if (sign === '>') return order > 0
        if (sign === '<=') return order <= 0
        if (sign === '<') return order < 0
        return version[0] === versionOf(text)[0] && order >= 0
      }),
  )

const read = (file: string): string => readFileSync(file, 'utf8')
const enginesSchema = z.object({ engines: z.object({ node: z.string() }) })
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optional: z.boolean().optional(),
      engines: z.object({ node: z.string().optional() }).optional().catch(undefined),
    }),
  ),
})

const wanted = enginesSchema.parse(JSON.parse(read('package.json'))).engines.node
const { '': own, ...packages } = lockSchema.parse(JSON.parse(read('package-lock.json'))).packages
/** Packages that a Node is too old, or too odd, for. */
const refusing = (version: Version): string[] =>
  Object.entries(packages).flatMap(([path, { optional, engines }]) =>
    optional || !engines?.node || accepts(engines.node, version) ? [] : [path.split('node_modules/').at(-1) ?? path],
  )
const lowest = wanted.split('||').map((part) => versionOf(part.trim().replace(/^(\^|>=)/, '')))

test('OPS-01 ranges of versions are read as npm reads them', () => {
  const said = (range: string) =>
    ['20.19.0', '22.12.0', '23.1.0', '24.0.0'].map((text) => accepts(range, versionOf(text)))
  expect(said('^22.12.0 || ^24.0.0 || >=26.0.0')).toEqual([false, true, false, true])
  expect(said('>=20.19.0 <22.0.0 || >=22.12.0')).toEqual([true, true, true, true])
  expect(said('20 || >= 24')).toEqual([true, false, false, true])
  expect(said('6.* || >=v22')).toEqual([false, true, true, true])
})

test('OPS-01 package.json asks for the Node that every package accepts, and for no newer one', () => {
  expect(lowest.map(refusing)).toEqual(lowest.map(() => []))
  const ranges = new Set(Object.values(packages).map(({ engines }) => engines?.node ?? ''))
  const named = [...ranges].flatMap((range) => [...range.matchAll(/\d+(\.\d+)*/g)].map(([text]) => versionOf(text)))
  expect(named.toSorted(compare).find((version) => refusing(version).length === 0)).toEqual(lowest[0])
  expect(own?.engines?.node).toBe(wanted)
})

test('OPS-01 the Node of the images, of CI and of the packages is one of them; the documents name the oldest', () => {
  const images = [read('Dockerfile'), read('.github/workflows/ci.yml')].flatMap((text) =>
    [...text.matchAll(/node:(\d+\.\d+)/g)].map(([, version = '']) => versionOf(version)),
  )
  const packaged = versionOf(process.versions.node)
  expect(images.length).toBeGreaterThan(1)
  for (const version of [...images, packaged]) {
    expect(accepts(wanted, version), version.join('.')).toBe(true)
    expect(refusing(version)).toEqual([])
  }
  const oldest = (lowest[0] ?? []).slice(0, 2).join('.')
  for (const file of ['README.md', 'docs/CONTRIBUTING.md', 'docs/decisions/0004-node-24-from-npm.md'])
    expect(read(file), file).toContain(oldest)
})
