import type { ComponentProps } from 'react'
import { Field } from '@/src/components/ui/inputs/Field'
import { inputClasses } from '../ui/inputs/inputClasses'
import { type FieldProps, useField } from './FormContext'

interface TextareaFieldProps extends FieldProps {
  rows?: number
  placeholder?: string
  defaultValue?: string
}

/** A text input of several lines. */
const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={inputClasses(`h-auto py-3 ${className ?? ''}`)} {...rest} />
)

/** Several lines of text. */
export const TextareaField = (props: TextareaFieldProps) => {
  const { name, label, hint, required, hideLabel, className, rows = 4, placeholder, defaultValue = '' } = props
  const { id, error, value, control } = useField(name)
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      <Textarea rows={rows} placeholder={placeholder} defaultValue={value ?? defaultValue} {...control} />
    </Field>
  )
}
