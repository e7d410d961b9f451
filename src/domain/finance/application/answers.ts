import * as z from 'zod/mini'
import type { ApplicationStep, StepId } from './ApplicationStep'
import { applicationSteps, type PageId, pageIds } from './applicationPages'
import { type LoanLimits, stepSchemaOf } from './stepSchema'

/** What was answered in one step, as its schema has read it. */
export const stepAnswersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** What was answered, by step: sensitive, so it is stored sealed and is in no mail, log or analytics. */
export const answersSchema = z.object({
  steps: z.record(z.string(), stepAnswersSchema),
  /** The declaration: texts that were agreed to, the typed signature, when. */
  declaration: z.nullable(
    z.object({
      signature: z.string(),
      at: z.string(),
      consents: z.array(z.object({ to: z.string(), text: z.string() })),
    }),
  ),
})
export type Answers = z.output<typeof answersSchema>
export type StepAnswers = z.output<typeof stepAnswersSchema>

export const NO_ANSWERS: Answers = { steps: {}, declaration: null }

export const withStep = (answers: Answers, step: StepId, given: StepAnswers): Answers => ({
  ...answers,
  steps: { ...answers.steps, [step]: given },
})

/** One answer as text; '' where there is none. */
export const answerText = (answers: Answers, step: StepId, name: string): string =>
  String(answers.steps[step]?.[name] ?? '')

/** Answers as a form takes them. */
export const formValuesOf = (given: StepAnswers | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, value === null ? '' : String(value)]))

/** Answered, and still as the questions want it today. */
export const isAnswered = (answers: Answers, step: ApplicationStep, limits: LoanLimits): boolean =>
  step.id in answers.steps && stepSchemaOf(step, limits).safeParse(formValuesOf(answers.steps[step.id])).success

/** The first page that is not answered; the declaration when all are. Documents may be left out. */
export const nextPage = (answers: Answers, limits: LoanLimits): PageId =>
  applicationSteps.find((step) => !isAnswered(answers, step, limits))?.id ?? 'declaration'

/** The page that follows; the declaration is the last. */
export const pageAfter = (page: PageId): PageId => pageIds[pageIds.indexOf(page) + 1] ?? 'declaration'

/** Pages up to the first that is not answered may be opened. */
export const mayOpen = (page: PageId, next: PageId): boolean => pageIds.indexOf(page) <= pageIds.indexOf(next)

const inWords = (kind: string, value: string | number, options?: ApplicationStep['fields'][number]['options']) => {
  if (kind === 'dollars') return `$${Number(value).toLocaleString('en-AU')}`
  if (kind === 'date') {
    const [year, month, day] = String(value).split('-')
    return `${day}/${month}/${year}`
  }
  return options?.find(([key]) => key === value)?.[1] ?? String(value)
}

export interface AnsweredSection {
  id: StepId
  title: string
  facts: [label: string, value: string][]
}

/** All that was answered, for people to read; what was left empty is left out. */
export const answeredSections = (answers: Answers): AnsweredSection[] =>
  applicationSteps
    .map(({ id, title, fields }) => ({
      id,
      title,
      facts: fields.flatMap(({ name, label, kind, options }): [string, string][] => {
        const value = answers.steps[id]?.[name]
        return value === undefined || value === null || value === '' ? [] : [[label, inWords(kind, value, options)]]
      }),
    }))
    .filter(({ facts }) => facts.length > 0)
