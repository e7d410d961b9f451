import { createContext, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/src/actions/FormState'

export interface FormContextValue {
  methods: UseFormReturn<FieldValues>
  /** What the fields start with: what came back from the server, else the page's prefill. */
  values: FormValues
  /** Whether the server sent the form back: then an unticked box stays unticked. */
  returned: boolean
  /** Messages by field name. */
  errors: Record<string, string | undefined>
  /** Prefix of the fields' ids, unique on the page. */
  id: string
  /** Being checked or sent. */
  busy: boolean
}

export const FormContext = createContext<FormContextValue | null>(null)

/** The form a field belongs to. @throws outside of one. */
export const useFormFields = (): FormContextValue => {
  const context = use(FormContext)
  if (!context) throw new Error('Fields belong inside a Form.')
  return context
}
