import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { carFields } from '@/src/domain/stock/car/carFields'
import { FEED_LIMITS } from '@/src/domain/feeds/feedLimits'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedProfileName } from '@/src/domain/feeds/columns/feedProfiles'
import { readAll } from './readAll.testing'
import { readFeed } from './readFeed'

const MB = 1_000_000

/** Why a file was refused, and how much of it had been read by then. */
const refusal = async (
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  profile: FeedProfileName = 'canonical',
) => {
  try {
    await readAll(content, profile)
  } catch (error) {
    if (error instanceof FeedFileError) return { code: error.code, message: error.message, line: error.line }
    throw error
  }
  throw new Error('the file was read')
}

/** A file of any size, made while it is read; counts what was taken. */
const endless = (first: string, chunk: string, total: number) => {
  let taken = 0
  const piece = new TextEncoder().encode(chunk.repeat(Math.ceil(65_536 / chunk.length)))
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(first)
    while (taken < total) {
      taken += piece.length
      yield piece
    }
  }
  return { bytes: bytes(), taken: () => taken }
}

describe('files that never end', () => {
  test.each([
    ['CSV line', 'make,model\nToyota,', 'x'],
    ['CSV header', 'make,', 'x'],
    ['quoted CSV value', 'make,model\nToyota,"', 'x'],
    ['NDJSON line', '{"make":"Toyota"}\n{"make":"', 'x'],
    ['JSON string in a list', '[{"make":"', 'x'],
    ['JSON list in a record', '[{"make":[', '1,'],
    ['JSON before any list', '{"a":"', 'x'],
    ['XML text', '<cars><car><make>', 'x'],
    ['XML comment', '<cars><!-- ', 'x'],
    ['XML attribute', '<cars><car make="', 'x'],
    ['XML tag name', '<cars><', 'x'],
    ['XML without records', '<cars>', ' '],
  ])('FEED-07 a 200 MB %s is refused after its limit, and the rest is never asked for', async (_, first, chunk) => {
    const file = endless(first, chunk, 200 * MB)
    const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed
    expect(await refusal(file.bytes)).toMatchObject({ code: 'too_long' })
    expect(file.taken()).toBeLessThan(FEED_LIMITS.rowChars + 5 * 65_536)
    expect(process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before).toBeLessThan(100 * MB)
  })

  test('FEED-04 FEED-07 a quotation mark that never closes costs its own line, and the other lines are read', async () => {
    const { rows } = await readAll(`make,model\nKia,"Rio\n${'Kia,Rio\n'.repeat(150_000)}`, 'canonical')
    expect(rows[0]).toMatchObject({ kind: 'rejected', line: 2 })
    expect(rows.filter(({ kind }) => kind === 'car')).toHaveLength(150_000)
    const pairs = await readAll('make,model\nKia,"Rio\nKia,"Soul\nKia,Niro\n', 'canonical')
    expect(pairs.rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'rejected'],
      [3, 'rejected'],
      [4, 'car'],
    ])
  })
})

test.each<[what: string, start: number[]]>([
  ['a zip archive or an Excel workbook', [0x50, 0x4b, 3, 4]],
  ['a gzip archive', [0x1f, 0x8b, 8]],
  ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a picture', [0xff, 0xd8, 0xff]],
])('FEED-01 %s is refused by its first bytes and never unpacked', async (what, start) => {
  const answer = await refusal(Uint8Array.from([...start, ...new Uint8Array(5_000)]))
  expect(answer).toMatchObject({ code: 'not_a_feed' })
  expect(answer.message).toContain(what)
})

test.each<[content: string, code: string, words: string]>([
  ['', 'empty', 'empty'],
  [' \r\n ', 'empty', 'empty'],
  ['<!DOCTYPE html><html><body>Sign in</body></html>'.padEnd(80), 'not_a_feed', 'web page'],
  ['Please sign in to continue to this page. It has no commas and no columns at all.', 'no_columns', 'Please sign in'],
  ['{"Code":5,"ResponseMessage":"Key expired"}'.padEnd(80), 'not_a_feed', 'Key expired'],
  ['{"Code":5,"ResponseMessage":"Key expired","Stocks":[]}'.padEnd(80), 'sender_error', 'Key expired'],
  ['[{"make":"Kia","model":"Rio"},{"make":"Kia","mod'.padEnd(80), 'truncated', 'middle'],
  ['<cars><car><make>Kia</make><model>Rio</model></car><car><make>Ki'.padEnd(80), 'truncated', 'ends before'],
  ['<cars><car><make>Kia</model></car></cars>'.padEnd(80), 'bad_syntax', 'broken'],
  ['[{"make":"Kia","model":"Rio"}}]'.padEnd(80), 'bad_syntax', 'broken'],
  [`${Array.from({ length: 10_000 }, (_, i) => `c${i}`).join(',')}\n1,2`, 'too_many_columns', '500'],
])('FEED-04 %#: what is no feed is refused in words', async (content, code, words) => {
  const answer = await refusal(content)
  expect(answer.code).toBe(code)
  expect(answer.message).toContain(words)
})

test('FEED-01 XML with a document type is refused, so no bomb expands and no file is fetched', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'x'.repeat(500)}"><!ENTITY b "&a;&a;&a;">]><cars><car><make>&b;</make></car></cars>`
  const outside = '<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><cars><car><make>&x;</make></car></cars>'
  for (const xml of [bomb, outside]) {
    expect(await refusal(xml)).toMatchObject({ code: 'bad_syntax', message: expect.stringContaining('document type') })
  }
})

test('FEED-01 XML nested without end and a bare & are not fatal to anybody but the sender', async () => {
  expect(await refusal(`<cars>${'<car>'.repeat(100_000)}`)).toMatchObject({ code: 'bad_syntax' })
  const { records, facts } = await readAll(
    '<cars><car><make>Chrysler</make><model>Town & Country</model><badge>&nope;</badge></car></cars>'.padEnd(80),
    'canonical',
  )
  expect(records[0]?.car).toMatchObject({ make: 'Chrysler', model: 'Town & Country', badge: '&nope;' })
  expect(facts.notes).toHaveLength(1)
})

test('FEED-04 rows beyond a limit are rejected, and the rows around them are read', async () => {
  const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`c${i}`, 1])))
  const good = '{"make":"Kia","model":"Rio"}'
  const lines = [good, `{"make":${deep}}`, wide, '{"make": "Kia" "model": "Rio"}', '7', '"car"', '[]', 'null', good]
  for (const content of [lines.join('\n'), `[${lines.join(',')}]`]) {
    const { rows } = await readAll(content, 'canonical')
    expect(rows.map(({ kind }) => kind)).toEqual(['car', ...Array<string>(7).fill('rejected'), 'car'])
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  }
  const cells = Array.from({ length: 10_000 }, () => 'x').join(',')
  const { rows } = await readAll(`make,model\nKia,Rio\n${cells}\nKia,Rio`, 'canonical')
  expect(rows.map(({ kind }) => kind)).toEqual(['car', 'rejected', 'car'])
})

test('FEED-01 a script in every field comes out as no markup in any of them', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>"><svg onload=alert(1)>'
  const columns = Object.keys(carFields)
  const values = columns.map((column) => (column === 'make' || column === 'model' ? `${script}Kia` : script))
  const cells = values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')
  const json = JSON.stringify([Object.fromEntries(columns.map((column, at) => [column, values[at]]))])
  for (const content of [`${columns.join(',')}\n${cells}`, json]) {
    const { records } = await readAll(content, 'canonical')
    expect(records).toHaveLength(1)
    expect(JSON.stringify(records)).not.toMatch(/<[a-z/!]|onerror=[^<]*>|javascript:/i)
  }
})

test('FEED-01 a formula stays the text it is', async () => {
  const { records } = await readAll(
    'make,model,badge,stocknum\nKia,Rio,"=HYPERLINK(""http://x.test"",""S"")",+A1',
    'canonical',
  )
  expect(records[0]?.car).toMatchObject({ badge: '=HYPERLINK("http://x.test","S")', stocknum: '+A1' })
})

test('FEED-01 names of JavaScript’s own are columns like any other', async () => {
  const json =
    '[{"__proto__":{"price":1},"constructor":{"prototype":{"x":1}},"make":"Kia","model":"Rio","toString":"x"}]'
  const csv = '__proto__,constructor,make,model,hasOwnProperty\n1,2,Kia,Rio,3'
  const xml =
    '<cars><car><__proto__>1</__proto__><constructor>2</constructor><make>Kia</make><model>Rio</model></car></cars>'
  for (const content of [json, csv, xml]) {
    const { records } = await readAll(content, 'canonical')
    expect(records).toEqual([{ car: { make: 'Kia', model: 'Rio' }, place: null }])
  }
  expect(Object.keys(Object.prototype)).toEqual([])
  const mapping = [{ column: 'a', field: '__proto__', fallback: null }]
  await expect(readAll('a,b\n1,2', { profile: 'custom', mapping, priceBasis: null })).rejects.toThrow(
    'no field of a car',
  )
})

test('FEED-01 NUL characters are left out, in the file and written as JSON escapes, and the sender is told', async () => {
  const { records, facts } = await readAll('make,model\nK\0ia,R\0io\n', 'canonical')
  expect(records[0]?.car).toEqual({ make: 'Kia', model: 'Rio' })
  expect(facts.notes).toEqual(['The file holds NUL characters; they were left out.'])
  const escaped = await readAll(
    '[{"make":"Kia","model":"Rio","badge":"a\\u0000b","dealercomments":"a\\u0000\\ud800"}]',
    'canonical',
  )
  expect(JSON.stringify(escaped.records)).not.toMatch(/\\u0000|\\ud800/)
})

test('NFR-06 what the dealership paid is never read, whatever it is called or mapped to', async () => {
  const columns = [
    'Purchase cost',
    'CostPrice',
    'Wholesale Price',
    'floor_plan_balance',
    'Gross Margin',
    'pricing.purchaseCost',
  ]
  const csv = `make,model,${columns.join(',')}\nKia,Rio,${columns.map(() => '12345').join(',')}`
  for (const profile of ['canonical', 'generic'] as const) {
    const { rows } = await readAll(csv, profile)
    expect(JSON.stringify(rows)).not.toContain('12345')
  }
  const mapping = [{ column: 'Purchase cost', field: 'price', fallback: null }]
  await expect(readAll(csv, { profile: 'custom', mapping, priceBasis: null })).rejects.toThrow('never taken')
})

test('FEED-01 NFR-06 photos by our own ids and addresses of other kinds are not taken', async () => {
  const images = [
    { media: 'another-dealerships-photo' },
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://img.test/a.jpg',
  ]
  const { rows, records } = await readAll(JSON.stringify([{ make: 'Kia', model: 'Rio', images }]), 'canonical')
  expect(records[0]?.car.images).toEqual([
    { image: { url: 'https://img.test/a.jpg', thumb: { url: 'https://img.test/a.jpg' } }, isVideo: false },
  ])
  expect(rows[0]).toMatchObject({ advice: [{ field: 'images', reason: expect.stringContaining('2 of 3 photos') }] })
})

test('FEED-07 memory stays flat: ten times the rows need no more', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const row = `Kia,Rio,${'a long text that nobody remembers '.repeat(30)}\n`
  const held = async (rows: number): Promise<number> => {
    const file = endless('make,model,dealercomments\n', row, rows * row.length)
    let most = 0
    let read = 0
    for await (const _ of readFeed(file.bytes, { profile: 'canonical', mapping: [], priceBasis: null }).rows) {
      read += 1
      if (read % (rows / 5) !== 0) continue
      collect()
      most = Math.max(most, process.memoryUsage().heapUsed)
    }
    expect(read).toBeGreaterThanOrEqual(rows)
    return most
  }
  await held(500)
  const small = await held(2_000)
  expect((await held(20_000)) - small).toBeLessThan(2 * MB)
})
