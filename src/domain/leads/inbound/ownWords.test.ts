import { expect, test } from 'vitest'
import { ownWords } from './ownWords'

const WRITTEN = 'Yes, it is here.\n\nKim'

test('CRM-04 what a mail answers is cut off, as the usual programs write it', () => {
  const histories = [
    'On Mon, 23 Nov 2026 at 10:00, Jane <jane@shopper.test> wrote:\n> Is it there?',
    'On Monday, 23 November 2026 at 10:00 am, Jane Doe of Somewhere\n<jane@shopper.test> wrote:\n\n> Is it there?',
    '-----Original Message-----\nFrom: Jane',
    '________________________________\nFrom: Jane',
    'From: Jane <jane@shopper.test>\nSent: Monday\nTo: Own Motors\n\nIs it there?',
    '> Is it there?\n>\n> Jane',
  ]
  for (const history of histories) expect(ownWords(`${WRITTEN}\r\n\r\n${history}\r\n`), history).toBe(WRITTEN)
})

test('CRM-04 answers between quoted lines, and words that only look like a beginning, stay', () => {
  const between = '> Is it there?\nYes.\n> Can I come?\nAny time.'
  expect(ownWords(between)).toBe(between)
  const plain = 'On Monday I wrote: a list\nFrom: Sydney to Perth\n\nIs that far?'
  expect(ownWords(plain)).toBe(plain)
  expect(ownWords('On Mon, 23 Nov 2026, Jane wrote:\n> Is it there?\nYes')).toContain('Yes')
  expect(ownWords(' \n')).toBe('')
})
