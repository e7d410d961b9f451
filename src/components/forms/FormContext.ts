import { createContext, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/src/actions/FormState'

export interface FormContextValue {
  methods: UseFormReturn<FieldValues>
  /** The fields' first values: those the server sent back, else the page's prefill. */
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

/** What every field component takes. */
export interface FieldProps {
  name: string
  label: string
  hint?: string | null
  required?: boolean
  hideLabel?: boolean
  className?: string
}

/** A field's id, error, first value as text, and the attributes that register its control with react-hook-form. */
export const useField = (name: string) => {
  const { methods, values, errors, id } = useFormFields()
  const value = values[name]
  const error = errors[name]
  // The autofocus attribute works without JavaScript: a form that came back opens at its first error.
  const autoFocus = error !== undefined && Object.keys(errors)[0] === name
  return {
    id: `${id}-${name}`,
    error,
    value: typeof value === 'string' ? value : undefined,
    control: { ...methods.register(name), autoFocus },
  }
}
