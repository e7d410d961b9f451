import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '@/scripts/servers/dataDir'
import { settingKeys, settingRow } from '@/tenants/settings/buildSettings'

/** Sources that may act on a setting: not the table itself, nor what only gives it a value. */
const sources = globSync(['{src,blocks,collections,tenants}/**/*.{ts,tsx}'], {
  cwd: projectRoot,
  exclude: [
    '**/*.test.*',
    '**/*.testing.*',
    'tenants/{settings,templates,demo}/**',
    'src/payload-types.ts',
    'src/seed/**',
  ],
})
const texts = sources.map((path) => readFileSync(`${projectRoot}/${path}`, 'utf8'))

/** The whole name in quotes, or a file that has the group's word and takes the setting out of an object: `phones[type]`. */
const isRead = (key: string): boolean => {
  const [leaf = '', group = 'settings'] = key.split('.').toReversed()
  const takes = new RegExp(`[.{,]\\s*${leaf}\\b|\\b${group}\\[`)
  const hasGroup = new RegExp(`\\b${group}\\b`)
  return texts.some((text) => text.includes(`'${key}'`) || (hasGroup.test(text) && takes.test(text)))
}

test('TEN-04 NFR-09 the admin offers a setting where something acts on it, and only there', () => {
  const offered = settingKeys.filter((key) => !settingRow(key).withheld)
  expect(offered.filter((key) => !isRead(key))).toEqual([])
})
