import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { offlineConfig } from '@/tests/unit/offlineConfig'

let config: SanitizedConfig
beforeAll(async () => {
  config = await offlineConfig()
})

const collection = (slug: string) => {
  const found = config.collections.find((one) => one.slug === slug)
  if (!found) throw new Error(`Payload has no collection ${slug} any more.`)
  return found
}
const names = (slug: string): string[] => collection(slug).flattenedFields.map(({ name }) => name)

test('TEN-15 Payload’s own collections are those we have narrowed, and no other', () => {
  expect(
    config.collections
      .map(({ slug }) => slug)
      .filter((slug) => slug.startsWith('payload-'))
      .toSorted(),
  ).toEqual([
    'payload-jobs',
    'payload-kv',
    'payload-locked-documents',
    'payload-migrations',
    'payload-preferences',
    'payload-query-presets',
  ])
})

test('TEN-15 locks, jobs and presets have the fields we read', () => {
  expect(names('payload-locked-documents')).toEqual(expect.arrayContaining(['document', 'globalSlug', 'user']))
  expect(names('payload-jobs')).toEqual(expect.arrayContaining(['input', 'taskSlug', 'waitUntil', 'completedAt']))
  expect(names('payload-query-presets')).toEqual(expect.arrayContaining(['relatedCollection', 'access', 'where']))
})

test('TEN-15 accounts without a password have none of the endpoints that make tokens; staff keep theirs', () => {
  const paths = (slug: string): string[] => (collection(slug).endpoints || []).map(({ path }) => path)
  const withPassword = config.collections.filter(({ auth }) => auth && !auth.disableLocalStrategy)
  expect(withPassword.map(({ slug }) => slug)).toEqual(['users'])
  expect(paths('users')).toEqual(expect.arrayContaining(['/login', '/refresh-token', '/reset-password', '/unlock']))
  for (const { slug, auth } of config.collections) {
    if (!auth || slug === 'users') continue
    for (const path of ['/login', '/refresh-token', '/forgot-password', '/reset-password', '/first-register'])
      expect(paths(slug), slug).not.toContain(path)
  }
})
