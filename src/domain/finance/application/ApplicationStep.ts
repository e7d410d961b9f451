interface Question {
  name: string
  label: string
  hint?: string
  autoComplete?: string
  /** Value and label of a choice. */
  options?: readonly (readonly [value: string, label: string])[]
  /** Highest number of a `whole`. */
  max?: number
}

/** Asked and checked as in every other form of the site. */
interface ContactQuestion extends Question {
  kind: 'email' | 'phone' | 'postcode'
  required: true
}

/** `dollars` and `whole` are stored as numbers, all others as text. */
export interface OwnQuestion extends Question {
  kind: 'text' | 'date' | 'select' | 'dollars' | 'whole'
  /** What is said when it is left empty; without it the answer may be left out. */
  required?: string
}

export type ApplicationField = ContactQuestion | OwnQuestion

export interface ApplicationStep {
  id: 'you' | 'home' | 'work' | 'income' | 'expenses' | 'worth' | 'loan'
  /** Over the form. */
  title: string
  intro: string
  fields: readonly ApplicationField[]
}

export type StepId = ApplicationStep['id']
