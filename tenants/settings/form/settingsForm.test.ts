import fc from 'fast-check'
import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '@/tenants/sampleOf.testing'
import { settingFieldName } from '../Setting'
import { settingGroups, settingKeys, settingRow, type SettingKey } from '../buildSettings'
import { settingFields } from './settingFields'
import { formOf, nothingFor, overridesOf, wholeFormOf, withoutSecrets } from './settingsForm'

/** Every field that holds a value, at any depth of groups and rows. */
const valueFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) => ('name' in field || !('fields' in field) ? [field] : valueFields(field.fields)))

const fields = valueFields(settingFields(settingGroups))
const fieldOf = (key: SettingKey) => fields.find((field) => 'name' in field && field.name === settingFieldName(key))

describe('the fields of settings', () => {
  test('CMS-03 every row of the table is exactly one field, with its own words', () => {
    expect(fields.map((field) => Object(field).name)).toEqual(settingKeys.map(settingFieldName))
    expect(new Set(settingKeys.map(settingFieldName)).size).toBe(settingKeys.length)
    for (const name of settingKeys) expect(Object(fieldOf(name)).label).toContain(settingRow(name).label)
  })

  test('CMS-03 no setting is entered as JSON, and none is a column of the database', () => {
    const all = (some: Field[]): Field[] =>
      some.flatMap((field) => [field, ...('fields' in field ? all(field.fields) : [])])
    expect(all(fields).map(({ type }) => type)).not.toContain('json')
    for (const field of fields) expect(Object(field).virtual).toBe(true)
  })

  test('CMS-03 fields are of the type of the value', () => {
    const types: [SettingKey, object][] = [
      ['features.finance', { type: 'radio' }],
      ['search.gridColumns', { type: 'select', hasMany: false }],
      ['plugins', { type: 'select', hasMany: true }],
      ['search.pageSize', { type: 'number', min: 3, max: 100 }],
      ['finance.budget.depositPicks', { type: 'number', hasMany: true }],
      ['stock.seriesValues', { type: 'text', hasMany: true }],
      ['vdp.disclaimer', { type: 'textarea' }],
      ['popup', { type: 'group' }],
      ['promo.cards', { type: 'array' }],
    ]
    for (const [name, expected] of types) expect(fieldOf(name), name).toMatchObject(expected)
  })

  test('TEN-04 every setting that something acts on is shown, the gates among them', () => {
    const hidden = settingKeys.filter((name) => Object(fieldOf(name)).admin?.hidden === true)
    expect(hidden).toEqual(settingKeys.filter((name) => settingRow(name).withheld))
    expect(hidden.filter((name) => /^gates\.|myGaragePath/.test(name))).toEqual([])
  })
})

describe('what the form holds', () => {
  test.each(settingKeys)('TEN-05 %s comes out of the form as it went in', (name) => {
    const { schema } = settingRow(name)
    fc.assert(
      fc.property(sampleOf(schema), (value) => {
        const stored = { [name]: value }
        // Null is the same as not setting it for a secret, and for a setting whose nothing is ''.
        fc.pre(value !== null || (nothingFor(name) === null && !settingRow(name).secret))
        expect(overridesOf(wholeFormOf(stored), {})).toEqual(stored)
      }),
      { numRuns: 20 },
    )
  })

  test('TEN-05 what is not set is empty in the form, and an emptied field sets nothing', () => {
    expect(formOf({})).toEqual({ none: [], secretsSet: [] })
    expect(
      overridesOf({ searchPageSize: null, phonesNew: '', plugins: [], popup: { content: '', title: null } }, {}),
    ).toEqual({})
  })

  test('TEN-05 a setting may be nothing although something is inherited', () => {
    const stored = { 'warranty.newYears': null, plugins: [], 'reserve.amount': '' }
    expect(formOf(stored).none).toEqual(['plugins', 'reserve.amount', 'warranty.newYears'])
    expect(overridesOf({ none: Object.keys(stored) }, {})).toEqual(stored)
    // What is typed in afterwards counts.
    expect(overridesOf({ none: ['warranty.newYears'], warrantyNewYears: 5 }, {})).toEqual({ 'warranty.newYears': 5 })
    expect(overridesOf({ none: ['search.pageSize', 'nonsense'] }, {})).toEqual({})
  })

  test('NFR-06 a secret is written, kept and removed, and never read', () => {
    const secret = '0b6f2a4e-1c3d-4e5f-8a9b-0c1d2e3f4a5b:a-search-only-key'
    const stored = { 'search.key': secret, 'search.pageSize': 12 }
    expect(formOf(stored)).toEqual({ none: [], secretsSet: ['search.key'], searchPageSize: 12 })
    expect(JSON.stringify([withoutSecrets(stored), formOf(stored)])).not.toContain(secret)
    expect(overridesOf(formOf(stored), stored)).toEqual(stored)
    expect(overridesOf({ ...formOf(stored), none: ['search.key'] }, stored)).toEqual({ 'search.pageSize': 12 })
    const next = secret.replace('0b6f', '1b6f')
    expect(overridesOf({ ...formOf(stored), searchKey: next }, stored)).toEqual({ ...stored, 'search.key': next })
  })
})

describe('the check of a field', () => {
  const check = (field: Field | undefined, value: unknown, siblingData: unknown = {}): unknown =>
    Object(field).validate(value, { siblingData })
  const part = (name: SettingKey, part: string) => {
    const [found] = valueFields(Object(fieldOf(name)).fields).filter((field) => Object(field).name === part)
    return found
  }

  test('CMS-03 an empty field is fine, a refused value says why', () => {
    for (const field of fields.filter(({ type }) => type !== 'group')) expect(check(field, null)).toBe(true)
    expect(check(fieldOf('search.pageSize'), 2)).toBe('must be at least 3')
    expect(check(fieldOf('phones.new'), 'call us')).toMatch(/must be a phone number/)
    expect(check(fieldOf('search.gridColumns'), '5')).toBe('must be one of the choices')
    expect(check(fieldOf('search.popularMakes'), ['toyota', 'Not A Slug'])).toMatch(/^1: must be a slug/)
  })

  test('CMS-03 a value of several parts is refused at the part', () => {
    const checkPart = (name: SettingKey, which: string, value: Record<string, unknown>) =>
      check(part(name, which), value[which], value)
    expect(checkPart('popup', 'content', { content: null, title: '' })).toBe(true)
    expect(checkPart('popup', 'content', { title: 'Sale' })).toBe('must not be empty')
    expect(checkPart('popup', 'buttonHref', { content: 'x', buttonHref: 'javascript:1' })).toMatch(/must be a path/)
    expect(checkPart('popup', 'title', { content: 'x', buttonHref: 'javascript:1' })).toBe(true)
    expect(checkPart('finance.comparisonRange', 'min', { min: 9, max: 4 })).toMatch(/must not be above/)
    expect(checkPart('finance.comparisonRange', 'max', { min: 9, max: 4 })).toBe(true)
    expect(checkPart('promo.cards', 'heading', {})).toBe('must not be empty')
    expect(checkPart('promo.cards', 'text', {})).toBe(true)
    expect(check(fieldOf('promo.cards'), [{}])).toBe(true)
    expect(
      check(
        fieldOf('promo.cards'),
        Array.from({ length: 21 }, () => ({})),
      ),
    ).toBe('must be at most 20 entries')
  })
})
