import { useFormFields } from './FormContext'

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
