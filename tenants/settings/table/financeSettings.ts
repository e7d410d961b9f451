import {
  BUDGET,
  FINANCE_ESTIMATE,
  FINANCE_PHONE,
  LOAN_FORM,
  PURCHASE_FORM,
} from '../../../src/domain/constants/finance'
import { z } from 'zod'
import { lenderNames } from '@/src/domain/finance/lenders/lenderPreset'
import { setting } from '../Setting'
import { dollars, percentRange, phone } from '../valueSchemas'

const termYears = z.int().min(1).max(7)

/** Finance: lender, estimates, calculators, fees. */
export const financeSettings = {
  finance_provider: setting(z.enum(lenderNames), 'Manual', {
    label: 'Finance provider',
    description: "Whose figures of a car's lender data are shown.",
    ids: ['FIN-04', 'TEN-07'],
  }),
  'finance.estimateExcluded': setting(z.boolean(), false, {
    label: 'No repayment estimates',
    description: 'Takes every weekly, fortnightly and monthly repayment estimate off the site.',
    ids: ['FIN-09'],
  }),
  'finance.youxQuotes': setting(z.boolean(), false, {
    label: 'Finance quotes of youx',
    description: 'Asks youx for a quote of cars the lender gives no repayment for. Needs an account with youx.',
    ids: ['FIN-14', 'FIN-15', 'FIN-16', 'FIN-17'],
  }),
  'finance.phone': setting(phone, FINANCE_PHONE, {
    label: 'Finance phone',
    description: 'Phone number in the finance disclaimer.',
    ids: ['FIN-48'],
  }),
  'finance.comparisonRange': setting(percentRange.nullable(), null, {
    label: 'Comparison rates from and to',
    description: 'The span of comparison rates the lender quotes. Empty: none is quoted.',
    ids: ['FIN-42'],
    unit: '% p.a.',
  }),
  'finance.exampleRate': setting(z.number().min(0).max(100), FINANCE_ESTIMATE.exampleRatePercent, {
    label: 'Interest rate without a car',
    description: 'The rate calculators start at where no lender gives one, as on the finance page.',
    ids: ['FIN-45', 'LAW-01'],
    unit: '% p.a.',
  }),
  'finance.calculator.form': setting(z.enum(['purchasePrice', 'loanAmount']), 'purchasePrice', {
    label: 'Calculator starts from',
    description: 'The purchase price (up to $250,000) or the loan amount (up to $100,000).',
    ids: ['FIN-29'],
  }),
  'finance.calculator.minPrice': setting(dollars, PURCHASE_FORM.price.min, {
    label: 'Lowest purchase price',
    description: 'Smallest price the calculator takes.',
    ids: ['FIN-18'],
    unit: '$',
  }),
  'finance.calculator.interestRange': setting(
    percentRange,
    { min: PURCHASE_FORM.interestPercent.min, max: PURCHASE_FORM.interestPercent.max },
    { label: 'Interest from and to', description: 'Ends of the interest slider.', ids: ['FIN-23'], unit: '% p.a.' },
  ),
  'finance.calculator.hideInterest': setting(z.boolean(), false, {
    label: 'Hide interest',
    description: 'The calculator does not ask for the interest rate.',
    ids: ['FIN-24'],
  }),
  'finance.calculator.minLoan': setting(dollars, LOAN_FORM.amount.min, {
    label: 'Lowest loan amount',
    description: 'Smallest loan the calculator takes.',
    ids: ['FIN-29'],
    unit: '$',
  }),
  'finance.calculator.maxLoanFollowsPrice': setting(z.boolean(), false, {
    label: 'Highest loan follows the price',
    description: 'For cars over $100,000 the loan may go up to 1.05 times the price.',
    ids: ['FIN-30'],
  }),
  'finance.calculator.maxTerm': setting(termYears, LOAN_FORM.termYears.max, {
    label: 'Longest term',
    description: 'Longest loan the calculator offers.',
    ids: ['FIN-32'],
    unit: 'years',
  }),
  'finance.calculator.defaultTerm': setting(termYears, LOAN_FORM.termYears.default, {
    label: 'Term at the start',
    description: 'Term the calculator opens with.',
    ids: ['FIN-33'],
    unit: 'years',
  }),
  'finance.calculator.defaultFrequency': setting(z.enum(['weekly', 'fortnightly', 'monthly']), 'weekly', {
    label: 'Repayments at the start',
    description: 'Whether the calculator opens with a weekly, fortnightly or monthly repayment.',
    ids: ['FIN-35'],
  }),
  'finance.calculator.roundUp': setting(z.boolean(), false, {
    label: 'Round repayments up',
    description: 'Repayments are rounded up to the next dollar.',
    ids: ['FIN-39'],
  }),
  'finance.fees.establishment': setting(dollars, 0, {
    label: 'Establishment fee',
    description: 'Added to the amount financed.',
    ids: ['FIN-37', 'FIN-38'],
    unit: '$',
  }),
  'finance.fees.securityRegistration': setting(dollars, 0, {
    label: 'Security registration fee',
    description: 'Added to the amount financed.',
    ids: ['FIN-38'],
    unit: '$',
  }),
  'finance.fees.monthlyAdmin': setting(dollars, 0, {
    label: 'Account fee',
    description: 'Account administration, charged every month.',
    ids: ['FIN-38'],
    unit: '$',
  }),
  'finance.fees.dealerAgency': setting(dollars, 0, {
    label: 'Dealer agency fee',
    description: 'Added to the amount financed.',
    ids: ['FIN-38'],
    unit: '$',
  }),
  'finance.application.enabled': setting(z.boolean(), false, {
    label: 'Finance applications',
    description: 'Shoppers apply for finance online: questions, documents and declaration, saved at every step.',
    ids: ['LEA-06', 'BUY-05'],
  }),
  'finance.application.keepDays': setting(z.int().min(7).max(730), 90, {
    label: 'Keep finance applications for',
    description: 'Answers and documents of an application are deleted this long after it was sent. The lead stays.',
    ids: ['LAW-08'],
    unit: 'days',
  }),
  'finance.budget.depositPicks': setting(z.array(dollars).min(1).max(12), [...BUDGET.depositPicks], {
    label: 'Deposit quick picks',
    description: 'Deposits offered as buttons in the budget search.',
    ids: ['FIN-57'],
    unit: '$',
  }),
}
