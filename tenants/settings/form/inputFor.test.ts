import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { settingRow, type SettingKey } from '../buildSettings'
import { inputFor } from './inputFor'

const of = (key: SettingKey) => inputFor(settingRow(key).schema)

describe('the input of a setting', () => {
  test('CMS-03 inputs follow the schema', () => {
    expect(of('search.gridColumns')).toEqual({
      kind: 'select',
      choices: [
        { label: '3', value: 3 },
        { label: '4', value: 4 },
      ],
    })
    expect(of('phones.new')).toEqual({ kind: 'text', empty: 'null' })
    expect(of('vdp.disclaimer')).toEqual({ kind: 'textarea', empty: 'null' })
    expect(of('search.pageSize')).toEqual({ kind: 'number', min: 3, max: 100, whole: true })
    expect(of('finance.budget.depositPicks')).toEqual({ kind: 'list', of: 'number' })
    expect(of('plugins')).toMatchObject({ kind: 'choices' })
    expect(of('popup')).toMatchObject({ kind: 'object', empty: 'null' })
    expect(of('promo.cards')).toMatchObject({ kind: 'rows' })
  })

  test('CMS-03 the parts of a value are named in words', () => {
    const input = of('promo.cards')
    const labels = input.kind === 'rows' ? input.parts.map(({ label }) => label) : []
    expect(labels).toContain('Button label')
    expect(labels).toContain('Image address')
  })

  test('CMS-03 a kind of value that no form can enter is refused when the admin is built', () => {
    expect(() => inputFor(z.record(z.string(), z.string()))).toThrow(/no input for a setting of the kind record/)
  })
})
