import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collections } from '@/collections'
import { globals } from '@/globals'
import { tasks } from '@/src/jobs/taskNames'

const read = (file: string): string => readFileSync(file, 'utf8')

const missing = (names: readonly string[], text: string): string[] => names.filter((name) => !text.includes(name))

test('OPS-01 docs/operations.md names every job of the worker', () => {
  const names = Object.values(tasks).map((name) => `\`${name}\``)
  expect(missing(names, read('docs/operations.md'))).toEqual([])
})

test('docs/data.md names every collection and global', () => {
  const names = [...collections, ...globals].map(({ slug }) => `\`${slug}\``)
  expect(missing(names, read('docs/data.md'))).toEqual([])
})

test('README.md names every command of package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const names = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  )
  expect(missing(names, read('README.md'))).toEqual([])
})

test('bench/README.md names every part that can be measured, and no other', () => {
  const table = /const parts.* = \{\n([\s\S]*?)\n\}/.exec(read('bench/run.ts'))?.[1] ?? ''
  const parts = [...table.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => name)
  const named = [...read('bench/README.md').matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  expect(parts.length).toBeGreaterThan(20)
  expect(named.toSorted()).toEqual(parts.toSorted())
})

test('docs/decisions/README.md lists every decision', () => {
  const files = globSync('[0-9]*.md', { cwd: 'docs/decisions' })
  expect(
    missing(
      files.map((file) => `(${file})`),
      read('docs/decisions/README.md'),
    ),
  ).toEqual([])
})

test('every link between the documents leads to a file', () => {
  const documents = ['README.md', 'bench/README.md', ...globSync('docs/**/*.md')]
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?:<([^>]+)>|([^)<\s]+))\)/g)]
      .map(([, wrapped, plain = '']) => (wrapped ?? plain).replace(/#.*$/, ''))
      .filter((link) => link !== '' && !/^https?:/.test(link))
      .filter((link) => !existsSync(path.join(path.dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  )
  expect(dead).toEqual([])
})
