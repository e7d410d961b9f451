import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'load-postcodes-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const load = (...args: string[]) =>
  spawnSync(process.execPath, [resolve('scripts/run.mjs'), 'loadPostcodes', ...args], {
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
const target = () => join(folder, 'postcodes.csv')

test('LOC-10 `npm run postcodes:load` puts a checked list where the app reads it', () => {
  const csv = 'postcode,locality,state,lat,lng\n2731,Moama,NSW,-36.1,144.7\n800,Darwin,NT,-12.4,130.8\n'
  writeFileSync(join(folder, 'list.csv'), csv)
  const { status, stdout } = load(join(folder, 'list.csv'))
  expect(stdout).toContain('2 postcodes are in')
  expect(status).toBe(0)
  expect(readFileSync(target(), 'utf8')).toBe(csv)
})

test('LOC-10 a list without its columns or without places, or none at all, changes nothing and says why', () => {
  writeFileSync(target(), 'the list before')
  writeFileSync(join(folder, 'wrong.csv'), 'a,b\n1,2\n')
  writeFileSync(join(folder, 'empty.csv'), 'postcode,locality,state,lat,lng\n')
  for (const [file, words] of [
    [[join(folder, 'wrong.csv')], "no column 'postcode'"],
    [[join(folder, 'empty.csv')], 'names no place'],
    [[join(folder, 'missing.csv')], 'cannot be read'],
    [[], 'Which list?'],
  ] as const) {
    const { status, stderr } = load(...file)
    expect(stderr).toContain(words)
    expect(stderr).toContain('Usage: npm run postcodes:load')
    expect(status).toBe(1)
  }
  expect(readFileSync(target(), 'utf8')).toBe('the list before')
  expect(existsSync(`${target()}.new`)).toBe(false)
})
