import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blurOf } from '@/src/domain/media/pictureHints'
import { withShippedBlur } from '@/src/domain/media/shippedBlur'
import shippedBlurs from '@/src/domain/media/shippedBlurs.json'
import { placePicture, portraitPicture } from '@/src/seed/pictures/placePicture'
import { readStudioLibrary } from '@/src/seed/pictures/readStudioLibrary'
import { studioPicture } from '@/src/seed/pictures/StudioLibrary'
import { demoRange } from '@/src/seed/sites/demoRange'
import { logoPicture } from '@/src/seed/sites/logoPicture'
import { demoStocks } from '@/src/seed/stock/demoStocks'
import { newTenantSchema } from '@/tenants/create/createTenant'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { builtInPlatform } from '@/tenants/platform'
import { resolveSettings } from '@/tenants/resolveSettings'
import { pictureAddress } from '@/tenants/starter/pictureAddress'
import { starterHome } from '@/tenants/starter/starterHome'
import { starterPages } from '@/tenants/starter/starterPages'
import { templateNames } from '@/tenants/templates/templates'

/** The demo's stock depends on the day it is made: the first of each month of two years. */
const days = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2026, 10 + month, 1)))

/** What the websites of new dealerships show, of any template. */
const starters = templateNames.flatMap((template) => {
  const { settings } = resolveSettings({ template, overrides: {} }, builtInPlatform)
  const input = newTenantSchema.parse({ name: 'New Motors', slug: 'new-motors', template })
  return [starterHome(template, input.name, settings), ...starterPages(input)]
})

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

/** Names of pictures: 'suv/red', 'studio:suv/red/side'. */
const picturesNamed = (written: unknown): string[] => [
  ...new Set(strings(written).flatMap((text) => /^(?:studio:)?([a-z-]+\/[a-z]+(?:\/[a-z-]+)?)$/.exec(text)?.[1] ?? [])),
]

const isPicture = (text: string): boolean => text.startsWith('/studio/')

test('CAR-17 every picture of the repository is asked for by a page or the demo, and every one asked for is there', async () => {
  const library = await readStudioLibrary(process.cwd())
  const ofPages = picturesNamed([demoTenants, starters]).map(pictureAddress)
  // Vehicles in surroundings, whose addresses pages write themselves.
  const ofScenes = strings(demoTenants).filter(isPicture)
  const ofStock = days.flatMap((now) => demoStocks(library, now).flatMap(({ cars }) => strings(cars).filter(isPicture)))
  const ofPlaces = demoTenants.flatMap(({ slug, locations }) =>
    locations.map((place) => placePicture(slug, place.slug)),
  )
  const ofPeople = demoTenants.flatMap(({ people }) => people.map(({ portrait }) => portraitPicture(portrait)))
  const ofLogos = demoTenants.map(({ slug }) => logoPicture(slug))
  const ofModels = demoTenants.flatMap((demo) =>
    demo.models.flatMap((model) => strings(demoRange(library, demo, model)).filter(isPicture)),
  )
  const asked = new Set([...ofPages, ...ofScenes, ...ofStock, ...ofPlaces, ...ofPeople, ...ofLogos, ...ofModels])
  const kept = globSync('public/studio/**/*.{webp,mp4}').map((file) => file.replace('public', ''))
  expect(kept.filter((file) => !asked.has(file))).toEqual([])
  expect([...asked].filter((address) => !kept.includes(address))).toEqual([])
})

test('GAL-19 every one of them has a tiny picture for the time it loads, but frames of an orbit and logos', () => {
  const kept = globSync('public/studio/**/*.webp', { exclude: ['**/orbit/**', '**/logos/**'] })
  const addresses = kept.map((file) => file.replace('public', '')).sort()
  expect(addresses.filter((address) => !blurOf(withShippedBlur(address)))).toEqual([])
  expect(Object.keys(shippedBlurs).sort()).toEqual(addresses)
})

test('CAR-17 a used vehicle stands in the yard of the website that sells it, and in no other', async () => {
  const library = await readStudioLibrary(process.cwd())
  for (const { demo, cars } of demoStocks(library, new Date(Date.UTC(2026, 10, 1)))) {
    const yards = strings(cars).flatMap((text) => /\/yard-([a-z-]+)\.webp$/.exec(text)?.[1] ?? [])
    expect(yards.length, demo.slug).toBeGreaterThan(0)
    expect(new Set(yards)).toEqual(new Set([demo.slug]))
  }
})

test('the seed finds the very picture that a page names', async () => {
  const library = await readStudioLibrary(process.cwd())
  const named = picturesNamed([demoTenants, starters])
  expect(named.length).toBeGreaterThan(50)
  expect(named.map((name) => studioPicture(library, name))).toEqual(named.map(pictureAddress))
})
