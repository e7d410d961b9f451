import { expect, test } from 'vitest'
import { loanInWords } from './loanInWords'

const values = { amountDollars: 54_500, termYears: 5, depositDollars: 0, residualDollars: 0 }

test('VDP-10 what a calculator is set to, in words', () => {
  expect(loanInWords(values)).toBe('$54,500 over 5 years, no deposit')
  expect(loanInWords({ ...values, termYears: 1, depositDollars: 5000, residualDollars: 12_000 })).toBe(
    '$54,500 over 1 year, deposit of $5,000, residual of $12,000',
  )
})
