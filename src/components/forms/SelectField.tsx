import { Field } from '@/src/components/ui/inputs/Field'
import { Select, type SelectOption } from '@/src/components/ui/inputs/Select'
import { type FieldProps, useField } from './FormContext'

interface SelectFieldProps extends FieldProps {
  options: SelectOption[]
  /** The text of the empty choice. */
  placeholder?: string
  defaultValue?: string
}

export const SelectField = (props: SelectFieldProps) => {
  const { name, label, hint, required, hideLabel, className, options, placeholder, defaultValue } = props
  const { id, error, value, control } = useField(name)
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      <Select options={options} placeholder={placeholder} defaultValue={value ?? defaultValue} {...control} />
    </Field>
  )
}
