import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { offlineConfig } from './offlineConfig'

interface Calendar {
  path: string
  /** 0 Sunday, 1 Monday; undefined: Payload's own, Sunday. */
  startDay: unknown
}

const isHidden = (field: Field): boolean => {
  const { hidden, disabled } = Object('admin' in field ? field.admin : {})
  return ('hidden' in field && field.hidden === true) || hidden === true || disabled === true
}

/** Fields that a form draws as a calendar, at any depth. */
const calendarsOf = (fields: Field[], path: string): Calendar[] =>
  fields.flatMap((field) => {
    if (isHidden(field)) return []
    const own = 'name' in field && field.name ? `${path}.${field.name}` : path
    if (field.type === 'date') return [{ path: own, startDay: Object(field.admin?.date?.overrides).calendarStartDay }]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => calendarsOf(tab.fields, own))
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => calendarsOf(block.fields, `${own}.${block.slug}`))
    return 'fields' in field ? calendarsOf(field.fields, own) : []
  })

test('CMS-01 LOC-09 every calendar of a form has its weeks from Monday', async () => {
  const { collections, globals } = await offlineConfig()
  const calendars = [...collections.filter(({ slug }) => !slug.startsWith('payload-')), ...globals].flatMap(
    ({ slug, fields }) => calendarsOf(fields, slug),
  )
  expect(calendars.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'offers.expiry',
      'blogs.date',
      'tenants.settingsForm.popup.expiry',
      'locations.special_hours.date',
    ]),
  )
  expect(calendars.filter(({ startDay }) => startDay !== 1).map(({ path }) => path)).toEqual([])
})

test('CMS-01 LOC-09 every calendar that a component of the admin draws by itself has its weeks from Monday', () => {
  const folder = 'src/components/admin'
  const drawing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('<DatePicker'))
  expect(drawing.length).toBeGreaterThan(1)
  const pickers = drawing.flatMap((file) => readFileSync(file, 'utf8').match(/<DatePicker\b[^]*?\/>/g) ?? [])
  expect(pickers.filter((picker) => !picker.includes('calendarStartDay: 1'))).toEqual([])
})
