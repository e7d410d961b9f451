import { expect, test } from 'vitest'
import { BLOG_DESCRIPTION_CUT } from '@/src/domain/constants/site'
import { lexical } from '@/src/domain/content/lexical'
import { minutesToRead } from '@/src/domain/content/articles/articleContents'
import { demoTenants } from './demoTenants'

const sites = demoTenants.map((demo) => [demo.slug, demo] as const)

test.each(sites)(
  'CON-24 CON-25 %s: eight posts and more, each long enough to read and with a summary its card keeps whole',
  (_, demo) => {
    expect(demo.blogs.length).toBeGreaterThanOrEqual(8)
    for (const { title, description, body } of demo.blogs) {
      expect(description.length, title).toBeLessThanOrEqual(BLOG_DESCRIPTION_CUT)
      const words = body.split(/\s+/).length
      expect(words, title).toBeGreaterThanOrEqual(280)
      expect(words, title).toBeLessThanOrEqual(600)
      expect(minutesToRead(lexical(body)), title).toBeLessThanOrEqual(3)
    }
  },
)

test.each(sites)(
  '%s: its posts are of a few kinds, by its own people, and each has a picture of its own',
  (_, { blogs, people }) => {
    expect(new Set(blogs.map(({ category }) => category)).size).toBeLessThanOrEqual(5)
    const names = people.map(({ name }) => name)
    for (const { title, author } of blogs) if (author) expect(names, title).toContain(author)
    expect(new Set(blogs.map(({ picture }) => picture)).size).toBe(blogs.length)
  },
)

test('CON-25 no two sites lead with the same picture, nor have their posts and offers in the same layout', () => {
  const lead = demoTenants.map(({ blogs }) => blogs.toSorted((a, b) => a.daysAgo - b.daysAgo)[0]?.picture)
  expect(new Set(lead).size).toBe(demoTenants.length)
  for (const [setting, usual] of [
    ['blogs.layout', 'cards'],
    ['offers.layout', 'feature'],
  ] as const)
    expect(new Set(demoTenants.map(({ settings }) => settings[setting] ?? usual)).size, setting).toBe(
      demoTenants.length,
    )
})

test('RTE-30 an event of several makes is of none of them, at the yard its own search names', () => {
  const events = demoTenants.flatMap(({ offers }) => offers.filter(({ covers }) => covers?.includes('location_name=')))
  expect(events).not.toEqual([])
  for (const { name, covers = '', description } of events) {
    const yard = new URLSearchParams(covers.split('?')[1]).get('location_name')
    expect(description, name).toContain(yard)
  }
})
