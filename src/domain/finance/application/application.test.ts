import { describe, expect, test } from 'vitest'
import { type Answers, answeredSections, formValuesOf, mayOpen, NO_ANSWERS, nextPage, withStep } from './answers'
import { applicationSteps, pageIds, stepOf } from './applicationPages'
import { declarationSchema } from './declaration'
import { documentName, sniffDocument } from './documents'
import { isAbn, stepSchemaOf } from './stepSchema'
import { sampleAnswers } from './sampleAnswers.testing'

const limits = { minLoan: 5_000, maxTerm: 7 }

const check = (id: string, more: Record<string, string> = {}) => {
  const step = stepOf(id)
  if (!step) throw new Error(`There is no step ${id}.`)
  const answer = stepSchemaOf(step, limits).safeParse({ ...sampleAnswers[id], ...more })
  return answer.success ? answer.data : answer.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const all = applicationSteps.reduce<Answers>(
  (answers, { id }) => withStep(answers, id, check(id) as Record<string, string>),
  NO_ANSWERS,
)

describe('questions of a finance application', () => {
  test('LEA-06 the steps take what people type, and keep dollars as numbers', () => {
    expect(check('income', { income: ' $6,200.00 ', other_income: '' })).toMatchObject({
      income: 6200,
      other_income: null,
    })
    expect(check('you', { name: '  Robin ' })).toMatchObject({ name: 'Robin', licence: '12345678' })
  })

  test.each([
    ['you', { birth_date: '2020-01-01' }, 'birth_date: You have to be 18 or older to apply.'],
    ['you', { birth_date: '1990-02-31' }, 'birth_date: There is no such day.'],
    ['you', { birth_date: '1066-01-01' }, 'birth_date: Please check the year.'],
    ['you', { licence: ' ' }, 'licence: Please enter your driver licence number.'],
    ['you', { residency: 'martian' }, 'residency: Please choose your residency.'],
    ['home', { home_years: '2' }, 'previous_address: Please enter where you lived before.'],
    ['home', { postcode: '0100' }, 'postcode: There is no such postcode in Australia.'],
    ['work', { employer: '' }, 'employer: Please enter your employer or business.'],
    ['work', { employment: 'self-employed' }, 'abn: Please enter your ABN.'],
    ['work', { abn: '51824753557' }, 'abn: This is no ABN. Please check its 11 digits.'],
    ['work', { work_years: '0' }, 'previous_employer: Please enter whom you worked for before.'],
    ['income', { income: 'lots' }, 'income: Please enter whole dollars, such as 4500.'],
    ['income', { income: '-1' }, 'income: Please enter whole dollars, such as 4500.'],
    ['income', { income: '999999999' }, 'income: Please enter at most 100,000,000.'],
    ['loan', { amount: '4000' }, 'amount: Please enter at least $5,000.'],
    ['loan', { amount: '29000' }, 'amount: That is more than the price less deposit and trade-in.'],
    ['loan', { term_years: '8' }, 'term_years: Please enter at most 7.'],
  ])('LEA-06 %s with %o is refused', (id, more, problem) => {
    expect(check(id, more)).toContain(problem)
  })

  test.each([
    [
      'you',
      [
        'name: Please enter your first name.',
        'last_name: Please enter your last name.',
        'email: Please enter a valid email address.',
        'phone: Please enter a phone number with 8 to 15 digits.',
        'birth_date: Please enter your date of birth.',
        'residency: Please choose your residency.',
        'licence: Please enter your driver licence number.',
        'licence_state: Please choose the state that issued your licence.',
        'relationship: Please choose your relationship.',
        'dependants: Please enter how many people you support, 0 for none.',
      ],
    ],
    [
      'home',
      [
        'street: Please enter your street address.',
        'suburb: Please enter your suburb.',
        'state: Please choose your state or territory.',
        'postcode: Invalid postcode. Please enter a 4-digit number.',
        'living: Please choose whether you own, rent or board.',
        'home_years: Please enter for how many years you have lived there.',
      ],
    ],
    ['work', ['employment: Please choose your employment.']],
    ['income', ['income: Please enter your income from work, 0 for none.']],
    [
      'expenses',
      [
        'housing: Please enter your rent or mortgage, 0 for none.',
        'living_costs: Please enter what you pay for food, bills and travel.',
      ],
    ],
    [
      'loan',
      [
        'price: Please enter the price of the vehicle.',
        'amount: Please enter the amount to borrow.',
        'term_years: Please enter over how many years you would like to pay.',
        'purpose: Please choose what the vehicle is mainly used for.',
      ],
    ],
  ])('LEA-16 %s left empty is asked for in the words of the other forms', (id, words) => {
    const empty = Object.fromEntries((stepOf(id)?.fields ?? []).map(({ name }) => [name, '']))
    const problems = [check(id, empty)].flat().map(String)
    const first = new Map(problems.toReversed().map((problem) => [problem.split(':')[0], problem]))
    for (const said of words) expect(first.get(said.split(':')[0])).toBe(said)
    const required = stepOf(id)?.fields.filter((field) => field.required !== undefined)
    expect(required).toHaveLength(words.length)
  })

  test('LEA-06 somebody without work needs no employer', () => {
    const none = { employment: 'retired', employer: '', occupation: '', work_years: '' }
    expect(check('work', none)).toMatchObject({ employment: 'retired', work_years: null })
  })

  test('LEA-06 an ABN is checked by its own sum', () => {
    expect(isAbn('51 824 753 556')).toBe(true)
    expect(isAbn('51 824 753 557')).toBe(false)
    expect(isAbn('00000000000')).toBe(false)
  })
})

test('LEA-26 pages open one after the other, and a changed rule asks its step again', () => {
  expect(nextPage(NO_ANSWERS, limits)).toBe('you')
  expect(pageIds.filter((page) => mayOpen(page, 'you'))).toEqual(['you'])
  expect(nextPage(all, limits)).toBe('declaration')
  expect(pageIds.every((page) => mayOpen(page, 'declaration'))).toBe(true)
  expect(nextPage(all, { ...limits, minLoan: 50_000 })).toBe('loan')
  expect(stepSchemaOf(applicationSteps[0]!, limits).safeParse(formValuesOf(all.steps.you)).success).toBe(true)
})

test('LAW-08 answers are said in words, without what was left empty', () => {
  const facts = Object.fromEntries(answeredSections(all).flatMap((section) => section.facts))
  expect(facts).toMatchObject({
    'Date of birth': '17/05/1990',
    Residency: 'Australian citizen',
    'Income from work': '$6,200',
    'Over how many years': '5',
  })
  expect(facts).not.toHaveProperty('ABN')
})

test('LAW-07 a declaration needs each of its boxes and a name', () => {
  const given = { share: 'on', credit: 'on', true: 'on', signature: 'Robin Example' }
  expect(declarationSchema.safeParse(given).success).toBe(true)
  for (const name of Object.keys(given))
    expect(declarationSchema.safeParse({ ...given, [name]: '' }).success, name).toBe(false)
})

test('NFR-06 a document is what its bytes say, whatever it is called', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  expect(sniffDocument(bytes('%PDF-1.7'))).toBe('pdf')
  expect(sniffDocument(bytes('\xff\xd8\xff\xe0'))).toBe('jpg')
  expect(sniffDocument(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  for (const other of ['', 'MZ', '<svg', '<html>%PDF-', 'PK\x03\x04', '\x89PNG'])
    expect(sniffDocument(bytes(other))).toBeNull()
  expect(documentName('../../etc/pass"wd\r\n.exe', 'pdf')).toBe('etcpasswd.pdf')
  expect(documentName('.png', 'jpg')).toBe('document.jpg')
  expect(documentName('Léa’s payslip.PDF', 'pdf')).toBe('Leas payslip.pdf')
})
