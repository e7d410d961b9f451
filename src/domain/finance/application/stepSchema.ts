import * as z from 'zod/mini'
import { contactFields, emailField, isAdult, isDay, optionalText, requiredText } from '../../leads/formFields'
import type { ApplicationField, ApplicationStep, OwnQuestion } from './ApplicationStep'

/** What a dealership's lender takes (settings `finance.calculator.*`). Dollars, years. */
export interface LoanLimits {
  minLoan: number
  maxTerm: number
}

const MOST_DOLLARS = 100_000_000
const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text)

/** '$4,500' and '4500.00' are 4500. */
const plainNumber = (text: string): string => text.replace(/[$,\s]/g, '').replace(/\.0+$/, '')

const numberField = ({ required, max, kind }: OwnQuestion) => {
  const most = max ?? MOST_DOLLARS
  const words = kind === 'dollars' ? 'Please enter whole dollars, such as 4500.' : 'Please enter a whole number.'
  const given = z.string().check(
    z.refine((text) => !required || text.trim() !== '', required),
    z.refine((text) => text.trim() === '' || isWhole(plainNumber(text)), words),
    z.refine(
      (text) => !isWhole(plainNumber(text)) || Number(plainNumber(text)) <= most,
      `Please enter at most ${most.toLocaleString('en-AU')}.`,
    ),
  )
  return z.pipe(
    z._default(given, ''),
    z.transform((text: string) => (text.trim() === '' ? null : Number(plainNumber(text)))),
  )
}

const selectField = ({ required, options = [] }: OwnQuestion) =>
  z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => (value === '' ? !required : options.some(([key]) => key === value)),
          required ?? 'Please choose one of the options.',
        ),
      ),
    '',
  )

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dateField = ({ required }: OwnQuestion) =>
  z.string().check(
    z.trim(),
    z.regex(DAY, required),
    z.refine((day) => !DAY.test(day) || isDay(day), 'There is no such day.'),
  )

const checkOf = (field: ApplicationField): z.ZodMiniType => {
  switch (field.kind) {
    case 'dollars':
    case 'whole':
      return numberField(field)
    case 'select':
      return selectField(field)
    case 'email':
      return emailField
    case 'phone':
      return contactFields.phone
    case 'postcode':
      return contactFields.postcode
    case 'date':
      return dateField(field)
    case 'text':
      return field.required ? requiredText(field.required) : optionalText(200)
  }
}

type Given = Record<string, unknown>
const has = (given: Given, name: string): boolean => given[name] !== undefined && String(given[name]).trim() !== ''
const rule = (path: string, message: string, isMet: (given: Given) => boolean) =>
  z.refine<Given>(isMet, { path: [path], message })

const WORKING = ['full-time', 'part-time', 'casual', 'self-employed']
const works = ({ employment }: Given): boolean => WORKING.includes(String(employment))
const PREVIOUS_HOME_YEARS = 3

/** An Australian business number: 11 digits whose weighted sum is a multiple of 89 (Australian Business Register). */
export const isAbn = (text: string): boolean => {
  const digits = text.replace(/\s/g, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at === 0 ? Number(digit) - 1 : Number(digit)
    return total + value * (weights[at] ?? 0)
  }, 0)
  return sum % 89 === 0
}

/** What one answer asks of another. */
const rulesOf = (id: ApplicationStep['id'], { minLoan, maxTerm }: LoanLimits) => {
  switch (id) {
    case 'you':
      return [
        rule('birth_date', 'You have to be 18 or older to apply.', ({ birth_date }) => isAdult(String(birth_date))),
        rule('birth_date', 'Please check the year.', ({ birth_date }) => String(birth_date) >= '1900'),
      ]
    case 'home':
      return [
        rule(
          'previous_address',
          'Please enter where you lived before.',
          (given) => Number(given.home_years) >= PREVIOUS_HOME_YEARS || has(given, 'previous_address'),
        ),
      ]
    case 'work':
      return [
        rule('employer', 'Please enter your employer or business.', (given) => !works(given) || has(given, 'employer')),
        rule('occupation', 'Please enter your occupation.', (given) => !works(given) || has(given, 'occupation')),
        rule(
          'work_years',
          'Please enter your years in this job.',
          (given) => !works(given) || given.work_years !== null,
        ),
        rule(
          'abn',
          'This is no ABN. Please check its 11 digits.',
          (given) => !has(given, 'abn') || isAbn(String(given.abn)),
        ),
        rule('abn', 'Please enter your ABN.', (given) => given.employment !== 'self-employed' || has(given, 'abn')),
        rule(
          'previous_employer',
          'Please enter whom you worked for before.',
          (given) => !works(given) || given.work_years !== 0 || has(given, 'previous_employer'),
        ),
      ]
    case 'loan':
      return [
        rule(
          'amount',
          `Please enter at least $${minLoan.toLocaleString('en-AU')}.`,
          ({ amount }) => Number(amount) >= minLoan,
        ),
        rule(
          'amount',
          'That is more than the price less deposit and trade-in.',
          ({ amount, price, deposit, trade_in }) =>
            Number(amount) <= Number(price) - Number(deposit ?? 0) - Number(trade_in ?? 0),
        ),
        rule(
          'term_years',
          `Please enter 1 to ${maxTerm} years.`,
          ({ term_years }) => Number(term_years) >= 1 && Number(term_years) <= maxTerm,
        ),
      ]
    default:
      return []
  }
}

/** The schema of one step, for the browser and the server. Its output is stored. */
export const stepSchemaOf = (step: ApplicationStep, limits: LoanLimits) =>
  z
    .object(Object.fromEntries(step.fields.map((field) => [field.name, checkOf(field)])))
    .check(...rulesOf(step.id, limits))
