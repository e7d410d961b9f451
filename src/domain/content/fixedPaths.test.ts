import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GARAGE_PATHS } from '../shopper/signIn/mustSignIn'
import { fixedPaths, freeAddress, wordedPaths } from './fixedPaths'

test('RTE-28 every folder of routes is a fixed address, so that no page is published where nobody finds it', () => {
  const routes = readdirSync(new URL('../../app/(site)/[domain]', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
    .map(({ name }) => name)
  const garages = GARAGE_PATHS.map((path) => path.slice(1))
  expect([...fixedPaths].toSorted()).toEqual([...new Set([...routes, ...garages, 'admin', 'api'])].toSorted())
})

test('RTE-28 a page may not take the address of a fixed route; any other is free', () => {
  expect(freeAddress('search')).toContain('/search is a page of the website itself')
  for (const slug of ['about-us', 'home', 'service-plans', 'pages-warranty', null]) expect(freeAddress(slug)).toBe(true)
})

test('RTE-36 the words of a fixed route may be written: a page with its slug is allowed', () => {
  for (const slug of wordedPaths) {
    expect(fixedPaths, slug).toContain(slug)
    expect(freeAddress(slug), slug).toBe(true)
  }
})
