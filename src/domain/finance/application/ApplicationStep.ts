/** How an answer is typed and checked. `dollars` and `whole` are stored as numbers, all others as text. */
export type FieldKind = 'text' | 'email' | 'phone' | 'postcode' | 'date' | 'select' | 'dollars' | 'whole'

export interface ApplicationField {
  name: string
  label: string
  kind: FieldKind
  required?: boolean
  hint?: string
  autoComplete?: string
  /** Value and label of a choice. */
  options?: readonly (readonly [value: string, label: string])[]
  /** Highest number of a `whole`. */
  max?: number
}

export interface ApplicationStep {
  id: 'you' | 'home' | 'work' | 'income' | 'expenses' | 'worth' | 'loan'
  /** Over the form. */
  title: string
  intro: string
  fields: readonly ApplicationField[]
}

export type StepId = ApplicationStep['id']
