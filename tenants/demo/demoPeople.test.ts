import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoTenants } from './demoTenants'

test.each(demoTenants.map((demo) => [demo.slug, demo] as const))('%s: people work at its own locations', (_, demo) => {
  expect(demo.people).toHaveLength(5)
  const places = demo.locations.map(({ slug }) => slug)
  for (const { name, location } of demo.people) expect(places, name).toContain(location)
  const staffed = new Set(demo.people.map(({ location }) => location))
  expect(places.filter((place) => !staffed.has(place)).length, 'locations without people').toBeLessThanOrEqual(1)
})

test('each person of the demo has a portrait of their own, a name of their own and at most 140 characters', () => {
  const people = demoTenants.flatMap((demo) => demo.people)
  expect(new Set(people.map(({ portrait }) => portrait)).size).toBe(people.length)
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length)
  for (const { name, portrait, words } of people) {
    expect(existsSync(`public/studio/people/${portrait}.webp`), name).toBe(true)
    expect(words?.length ?? 0, name).toBeLessThanOrEqual(140)
  }
})
