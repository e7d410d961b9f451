import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetDollars, budgetPriceRange, defaultBudget, foundText, isBelowCheapest, noneForBudgetText } from './budget'

test('FIN-53 a budget is the repayments of five years and the deposit', () => {
  expect(budgetDollars({ repaymentDollars: 600, frequency: 'monthly', depositDollars: 2000 })).toBe(38_000)
  expect(budgetDollars({ repaymentDollars: 200, frequency: 'weekly', depositDollars: 2000 })).toBe(54_000)
  expect(budgetDollars({ repaymentDollars: 0, frequency: 'weekly', depositDollars: 0 })).toBe(0)
})

test('FIN-53 senseless amounts count as nought', () => {
  expect(budgetDollars({ repaymentDollars: Number.NaN, frequency: 'monthly', depositDollars: -5 })).toBe(0)
  expect(budgetDollars({ repaymentDollars: -1, frequency: 'weekly', depositDollars: 5000 })).toBe(5000)
})

test('FIN-54 starts at 600 monthly or 200 weekly with 2000 down', () => {
  expect(defaultBudget()).toEqual({ repaymentDollars: 600, frequency: 'monthly', depositDollars: 2000 })
  expect(defaultBudget('weekly')).toEqual({ repaymentDollars: 200, frequency: 'weekly', depositDollars: 2000 })
})

test('FIN-55 FIN-56 searches prices above 1000, up to the budget or the dearest car', () => {
  expect(budgetPriceRange(38_000, { min: 9_000, max: 80_000 })).toEqual({ min: 1001, max: 38_000 })
  expect(budgetPriceRange(500_000, { min: 9_000, max: 80_000 })).toEqual({ min: 1001, max: 80_000 })
  expect(budgetPriceRange(500_000, { min: null, max: null })).toEqual({ min: 1001, max: 100_000 })
})

test('FIN-58 FIN-59 a budget below the cheapest car finds nothing', () => {
  expect(isBelowCheapest(8_999, { min: 9_000, max: null })).toBe(true)
  expect(isBelowCheapest(9_000, { min: 9_000, max: null })).toBe(false)
  expect(isBelowCheapest(20_000, { min: null, max: null })).toBe(false)
  expect(isBelowCheapest(1_000, { min: null, max: null })).toBe(true)
})

test('ERR-24 ERR-25 words of the button and the message', () => {
  expect(noneForBudgetText('used car')).toBe('No used cars found for this budget')
  expect(foundText(0, 'car')).toBe('0 cars Found')
  expect(foundText(1204, 'caravan')).toBe('1,204 caravans Found')
})

test('FIN-53 more money never means a smaller budget, and the range is never upside down', () => {
  const dollars = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      dollars,
      dollars,
      dollars,
      fc.constantFrom('monthly' as const, 'weekly' as const),
      (repayment, more, deposit, frequency) => {
        const small = budgetDollars({ repaymentDollars: repayment, frequency, depositDollars: deposit })
        const large = budgetDollars({ repaymentDollars: repayment + more, frequency, depositDollars: deposit })
        expect(large).toBeGreaterThanOrEqual(small)
        const range = budgetPriceRange(small, { min: null, max: null })
        expect(range.max).toBeGreaterThanOrEqual(range.min)
      },
    ),
  )
})
