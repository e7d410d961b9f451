import { expect, test } from 'vitest'
import { durationInWords, heldInWords, sizeInWords } from './runInWords'

test('FEED-03 a held run says how many cars of how many it would take away', () => {
  const message = '41 of 60 cars for sale (68.3%) are missing from this file; the limit is 30%.'
  expect(heldInWords({ missing: 41, message })).toBe('This file would take 41 of 60 cars off the site')
  expect(heldInWords({ missing: 1, message: 'No car could be read.' })).toBe('This file would take 1 car off the site')
})

test('FEED-04 times and sizes are said in units people use', () => {
  expect([durationInWords(840), durationInWords(4249), durationInWords(185_000)]).toEqual([
    '840 ms',
    '4.2 s',
    '3 min 5 s',
  ])
  expect([sizeInWords(812), sizeInWords(14_200), sizeInWords(2_340_000)]).toEqual(['812 bytes', '14 KB', '2.3 MB'])
})
