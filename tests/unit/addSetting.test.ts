import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Field } from 'payload'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '@/scripts/servers/dataDir'
import { builtInPlatform } from '@/tenants/platform'
import { resolveSettings } from '@/tenants/resolveSettings'
import { settingFields } from '@/tenants/settings/form/settingFields'
import { formOf, overridesOf } from '@/tenants/settings/form/settingsForm'
import { settingsOverrideSchema } from '@/tenants/settings/settingOverrides'
import { settingDefaults, settingGroups } from '@/tenants/settings/buildSettings'

/** What README's "How do I add: a setting" says: one row in a table of tenants/settings/table/. */
const TABLE = 'tenants/settings/table/seoSettings.ts'
const ROW = `
  'seo.mapDepth': setting(z.int().min(1).max(9), 3, {
    label: 'Depth of the site map',
    description: 'How many levels of pages the site map lists.',
    ids: ['SEO-01'],
  }),
`

vi.mock('@/tenants/settings/table/seoSettings', async (original) => {
  const table = await original<{ seoSettings: object }>()
  const { setting } = await import('@/tenants/settings/Setting')
  const { z } = await import('zod')
  const words = { label: 'Depth of the site map', description: 'How many levels the site map lists.', ids: ['SEO-01'] }
  return { seoSettings: { ...table.seoSettings, 'seo.mapDepth': setting(z.int().min(1).max(9), 3, words) } }
})

const resolved = (overrides: unknown) => resolveSettings({ template: 'default', overrides }, builtInPlatform)

test('TEN-04 CMS-03 a setting is one row: it has its default, its check, its field, and resolves', () => {
  expect(settingDefaults).toHaveProperty('seo.mapDepth', 3)
  expect(settingsOverrideSchema.safeParse({ 'seo.mapDepth': 10 }).error?.issues[0]?.message).toMatch(/at most 9/)
  expect(resolved({ 'seo.mapDepth': 5 })).toMatchObject({
    settings: { seo: { mapDepth: 5 } },
    provenance: { 'seo.mapDepth': 'dealership' },
  })
  const group = settingFields(settingGroups).find((field) => 'label' in field && field.label === 'Search engines')
  const fields: Field[] = Object(group).fields.flatMap((row: { fields: Field[] }) => row.fields)
  expect(fields.at(-1)).toMatchObject({ name: 'seoMapDepth', type: 'number', min: 1, max: 9, virtual: true })
  expect(formOf({ 'seo.mapDepth': 5 })).toMatchObject({ seoMapDepth: 5 })
  expect(overridesOf({ seoMapDepth: 5 }, {})).toEqual({ 'seo.mapDepth': 5 })
})

test('TEN-04 a setting is one row: the compiler knows its type', { timeout: 60_000 }, () => {
  const file = (name: string) => path.join(projectRoot, name)
  const table = readFileSync(file(TABLE), 'utf8')
  const probe = file('tenants/settings/probe.ts')
  const changed = new Map([
    [file(TABLE), table.replace(/\n\}\s*$/, `${ROW}}\n`)],
    [
      probe,
      `import type { SettingOverrides, Settings } from './buildSettings'
      export const depth = (settings: Settings): number => settings.seo.mapDepth
      export const own: SettingOverrides = { 'seo.mapDepth': 4 }
      // @ts-expect-error a text is no depth
      export const wrong: SettingOverrides = { 'seo.mapDepth': 'four' }`,
    ],
  ])
  const read = ts.readConfigFile(file('tsconfig.json'), ts.sys.readFile)
  const options = { ...ts.parseJsonConfigFileContent(read.config, ts.sys, projectRoot).options, incremental: false }
  const host = ts.createCompilerHost(options)
  const readFile = host.readFile.bind(host)
  const fileExists = host.fileExists.bind(host)
  host.readFile = (name) => changed.get(path.normalize(name)) ?? readFile(name)
  host.fileExists = (name) => changed.has(path.normalize(name)) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const text = host.readFile(name)
    return text === undefined ? undefined : ts.createSourceFile(name, text, target)
  }
  const program = ts.createProgram([probe], { ...options, noEmit: true }, host)
  const problems = [probe, file(TABLE)].flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)))
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})
