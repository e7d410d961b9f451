import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  budgetCarTypes,
  type BudgetQuestion,
  budgetParams,
  firstBudgetQuestion,
  parseBudgetParams,
  readAmount,
} from './budgetQuestion'

const parse = (text: string) => parseBudgetParams(new URLSearchParams(text))

test('FIN-54 an empty form starts at 600 monthly, 200 weekly, 2000 down', () => {
  expect(parse('')).toEqual(firstBudgetQuestion)
  expect(parse('frequency=weekly').budget).toEqual({ frequency: 'weekly', repaymentDollars: 200, depositDollars: 2000 })
})

test('FIN-57 a quick pick wins over the deposit that was typed', () => {
  expect(parse('repayment=500&deposit=2000&pick=30000').budget).toMatchObject({
    repaymentDollars: 500,
    depositDollars: 30000,
  })
})

describe('FIN-53 amounts as people type them', () => {
  test.each([
    ['$1,200', 1200],
    ['450.50', 450.5],
    ['', 0],
    ['-5', 0],
    ['1e9', 0],
    ['a lot', 0],
    ['12345678901234567890', 0],
  ])('%s', (text, expected) => {
    expect(readAmount(text)).toBe(expected)
  })
})

test('FIN-53 a question comes back from its own query string', () => {
  const dollars = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      dollars,
      dollars,
      fc.constantFrom('monthly' as const, 'weekly' as const),
      fc.constantFrom(null, ...budgetCarTypes),
      (repaymentDollars, depositDollars, frequency, carType) => {
        const question: BudgetQuestion = { budget: { repaymentDollars, depositDollars, frequency }, carType }
        expect(parseBudgetParams(budgetParams(question))).toEqual(question)
      },
    ),
  )
})
