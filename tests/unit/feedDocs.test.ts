import { readFile } from 'node:fs/promises'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { columnAliases } from '@/src/domain/feeds/columns/columnPlan'
import { columnKey } from '@/src/domain/feeds/columns/columnKey'
import { helperInputs } from '@/src/domain/feeds/columns/helperInputs'
import { FEED_LIMITS } from '@/src/domain/feeds/feedLimits'
import { feedProfiles } from '@/src/domain/feeds/columns/feedProfiles'
import { feedInputs } from '@/src/domain/feeds/columns/feedInputs'
import { carNotes, caravanNotes, type FieldNote, variantNotes } from '@/src/domain/openapi/carRequest'
import { outboundFormats } from '@/src/domain/outbound/outboundFormats'
import { cleanCar } from '@/src/domain/stock/car/cleanCar'

const FILE = '../../docs/feeds.md'
const read = (): Promise<string> => readFile(new URL(FILE, import.meta.url), 'utf8')

/** Columns other systems have, which fill one of the fields above or several. */
const helperNotes = Object.fromEntries(
  Object.entries(helperInputs).map(([input, { note, example }]): [string, FieldNote] => [input, [note, example]]),
)

const groups: Record<string, Readonly<Record<string, FieldNote>>> = {
  car: carNotes,
  variant: variantNotes,
  caravan: caravanNotes,
  helper: helperNotes,
}
const aliases = new Map<string, string>(columnAliases)

const cell = (text: string): string => text.replaceAll('|', '\\|')
const shown = (value: FieldNote[1]): string =>
  `\`${cell(typeof value === 'object' ? JSON.stringify(value) : String(value))}\``
const others = (name: string): string =>
  (aliases.get(name) ?? '')
    .split(' ')
    .filter((key) => key !== '' && key !== columnKey(name))
    .map((key) => `\`${key}\``)
    .join(' ')

const table = (notes: Readonly<Record<string, FieldNote>>): string =>
  [
    '| field | meaning | example | also |',
    '| --- | --- | --- | --- |',
    ...Object.entries(notes).map(
      ([name, [meaning, example]]) => `| \`${name}\` | ${cell(meaning)} | ${shown(example)} | ${others(name)} |`,
    ),
  ].join('\n')

test('FEED-01 docs/feeds.md has every field the reader knows (update with: npx vitest run --project unit tests/unit/feedDocs.test.ts -u)', async () => {
  const filled = (await read()).replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${table(groups[name] ?? {})}\n\n${end}`,
  )
  await expect(await format(filled, { parser: 'markdown', printWidth: 120 })).toMatchFileSnapshot(FILE)
  const noted = Object.values(groups).flatMap((notes) => Object.keys(notes))
  expect(noted.sort()).toEqual([...feedInputs].sort())
})

test('FEED-01 every example of a field is read without complaint', () => {
  for (const notes of [carNotes, variantNotes, caravanNotes]) {
    for (const [name, [, example]] of Object.entries(notes)) {
      const [group = '', field] = name.split('.')
      const value = field === undefined ? example : { [field]: example }
      const { car, problems } = cleanCar({ make: 'Toyota', model: 'Hilux', [group]: value })
      expect([name, problems]).toEqual([name, []])
      expect([name, car[group]]).not.toEqual([name, undefined])
    }
  }
})

test('FEED-01 docs/feeds.md names every format, limit and outbound feed', async () => {
  const text = await read()
  for (const name of [...Object.keys(feedProfiles), ...Object.keys(outboundFormats)])
    expect(text).toContain(`\`${name}\``)
  for (const limit of Object.values(FEED_LIMITS)) expect(text).toContain(limit.toLocaleString('en-AU'))
})
