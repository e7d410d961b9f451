import { expect, test } from 'vitest'
import { advertisesCredit, creditAdProblem, creditDisclaimerProblem } from './financeAdvertising'

test.each([
  'RAV4 from 4.9% p.a.',
  '3.9 % pa this month',
  '5% per annum',
  'Under $300 a month',
  '$89/wk',
  '$1,200 per fortnight',
])('LAW-01 ‘%s’ advertises credit and needs its comparison rate in the same words', (words) => {
  expect(advertisesCredit(words)).toBe(true)
  expect(creditAdProblem(words)).toMatch(/needs its comparison rate/)
  expect(creditAdProblem(`${words} (comparison rate 5.42% p.a.)`)).toBeNull()
})

test.each([
  '$2,500 factory bonus',
  '10% off parts',
  'Seven years of pay as you go',
  '30% final payment',
  '$99 service every 12 months',
])('LAW-01 ‘%s’ advertises none', (words) => {
  expect(creditAdProblem(words)).toBeNull()
  expect(creditDisclaimerProblem(words, '')).toBeNull()
})

test('LAW-02 words that advertise credit need the warning in their disclaimer', () => {
  expect(creditDisclaimerProblem('4.9% p.a.', 'Terms apply.')).toMatch(/needs the warning/)
  expect(
    creditDisclaimerProblem('4.9% p.a.', 'WARNING: this comparison rate is true only for the example given.'),
  ).toBeNull()
})
