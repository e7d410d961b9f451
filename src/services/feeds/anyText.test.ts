import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunks, readAll } from './readAll.testing'

test('FEED-01 any text in any place, in any pieces, is read or refused with a reason, never a crash', async () => {
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      '\n',
      '\\',
      '<',
      '>',
      '</',
      '<car>',
      '</car>',
      '<cars>',
      '&',
      ';',
      '<![CDATA[',
    ],
    ...['make', 'model', 'Kia', 'Rio', '"make":"Kia"', '"model":"Rio"', '-->', '<!--', '\0', 'é', '1', ' ', '|', '\r'],
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('make,model\n', '[{', '{"make":"Kia",', '<cars>', '<cars><car>', ''),
      fc.array(piece, { maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      async (start, pieces, size) => {
        const content = new TextEncoder().encode(start + pieces.join(''))
        const outcome = (bytes: AsyncIterable<Uint8Array>) =>
          readAll(bytes, 'canonical').then(
            ({ rows }) => rows,
            (error: unknown) => {
              expect(error).toHaveProperty('name', 'FeedFileError')
              return String(error)
            },
          )
        expect(await outcome(chunks(content, size))).toEqual(await outcome(chunks(content)))
      },
    ),
    { numRuns: 500 },
  )
})
