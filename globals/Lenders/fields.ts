import type { ArrayFieldValidation, Field, GroupField, NumberFieldSingleValidation, RowField } from 'payload'

interface NumberWords {
  unit: string
  min?: number
  max?: number
  validate?: NumberFieldSingleValidation
  description?: string
}

/** A figure that may be left empty: the lender then says nothing about it. */
const figure = (
  name: string,
  label: string,
  { unit, min = 0, max = 10_000_000, validate, description }: NumberWords,
): Field => ({
  name,
  type: 'number',
  label: `${label} (${unit})`,
  ...(validate ? { validate } : { min, max }),
  admin: { width: '25%', description },
})

const row = (...fields: Field[]): RowField => ({ type: 'row', fields })
const years = { unit: 'years', min: 1, max: 7 }
const rate = { unit: '% p.a.', max: 100 }

/** When an estimate of this lender may be shown (FIN-10..13). */
export const estimateGroup: GroupField = {
  name: 'estimate',
  type: 'group',
  label: 'Repayment estimates on cars',
  admin: {
    description:
      'Which cars in stock show a repayment of this lender. Both its rates are always needed. Empty: any price, any year.',
  },
  fields: [
    row(
      figure('priceAbove', 'Price above', { unit: '$' }),
      figure('maxAgeYears', 'Newer than', { unit: 'years', min: 1, max: 100 }),
      {
        name: 'needs',
        type: 'select',
        label: 'The car must have',
        required: true,
        defaultValue: 'weekly',
        options: [
          { value: 'rates', label: 'Both rates' },
          { value: 'weekly', label: 'Both rates and a weekly payment' },
          { value: 'monthly', label: 'Both rates and a monthly payment' },
        ],
        admin: { width: '25%' },
      },
      {
        name: 'shownBy',
        type: 'select',
        label: 'Shown by the',
        required: true,
        defaultValue: 'weekly',
        options: [
          { value: 'weekly', label: 'Week' },
          { value: 'monthly', label: 'Month' },
        ],
        admin: { width: '25%' },
      },
    ),
  ],
}

/** Each lender is in the list at most once: its values could not be told apart otherwise. */
export const eachLenderOnce: ArrayFieldValidation = (rows) => {
  const names: unknown[] = (Array.isArray(rows) ? rows : []).map((row) => Object(row).name)
  const twice = names.find((name, at) => name && names.indexOf(name) !== at)
  return twice === undefined || `${String(twice)} is in the list twice.`
}

/** The upper end of a range beside its lower end: both or neither, and not below it. */
const rangeEnd =
  (lower: string): NumberFieldSingleValidation =>
  (value, { siblingData }) => {
    const from: unknown = Object(siblingData)[lower]
    const [hasFrom, hasTo] = [typeof from === 'number', typeof value === 'number']
    if (hasFrom !== hasTo) return 'Give both ends of the range, or neither.'
    if (typeof from === 'number' && typeof value === 'number' && value < from)
      return 'The highest rate must not be below the lowest.'
    return value == null || (value >= 0 && value <= 100) || 'Give a rate from 0 to 100 % p.a.'
  }

/** What the lender changes in the calculator (FIN-18, FIN-23, FIN-29, FIN-32, FIN-33). */
export const calculatorGroup: GroupField = {
  name: 'calculator',
  type: 'group',
  label: 'Calculator',
  admin: { description: 'Empty: what the template or the platform says.' },
  fields: [
    row(
      figure('minPrice', 'Lowest price', { unit: '$' }),
      figure('minLoan', 'Lowest loan', { unit: '$' }),
      figure('maxTerm', 'Longest term', years),
      figure('defaultTerm', 'Term at the start', years),
    ),
    row(
      figure('interestFrom', 'Interest from', rate),
      figure('interestTo', 'Interest to', { ...rate, validate: rangeEnd('interestFrom') }),
    ),
  ],
}

/** Fees that are part of a repayment and its comparison rate (FIN-37, FIN-38). */
export const feesGroup: GroupField = {
  name: 'fees',
  type: 'group',
  label: 'Fees',
  admin: { description: 'In every repayment and its comparison rate. Empty: what the template or the platform says.' },
  fields: [
    row(
      figure('establishment', 'Establishment', { unit: '$' }),
      figure('securityRegistration', 'Security registration', { unit: '$' }),
      figure('monthlyAdmin', 'Account, monthly', { unit: '$' }),
      figure('dealerAgency', 'Dealer agency', { unit: '$' }),
    ),
  ],
}

/** The span of comparison rates the lender quotes, for its disclaimer (FIN-42). */
export const comparisonRow: RowField = row(
  figure('comparisonFrom', 'Comparison rates from', {
    ...rate,
    description: 'Named in the disclaimer. Empty: none is.',
  }),
  figure('comparisonTo', 'Comparison rates to', { ...rate, validate: rangeEnd('comparisonFrom') }),
)
