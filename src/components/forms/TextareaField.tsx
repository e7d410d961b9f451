import { Field } from '@/src/components/ui/inputs/Field'
import { Textarea } from '@/src/components/ui/inputs/Textarea'
import { type FieldProps, useField } from './useField'

interface TextareaFieldProps extends FieldProps {
  rows?: number
  placeholder?: string
  defaultValue?: string
}

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
