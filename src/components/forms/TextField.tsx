import type { ComponentProps } from 'react'
import { Field } from '@/src/components/ui/inputs/Field'
import { Input } from '@/src/components/ui/inputs/Input'
import { type FieldProps, useField } from './FormContext'

export type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'placeholder' | 'title' | 'autoCapitalize'
  > & { defaultValue?: string; inputClassName?: string }

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { name, label, hint, required, hideLabel, className, defaultValue = '', inputClassName, ...input } = props
  const { id, error, value, control } = useField(name)
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      <Input defaultValue={value ?? defaultValue} className={inputClassName} {...input} {...control} />
    </Field>
  )
}

/** A day, or with `type="datetime-local"` a day and time. */
export const DateField = (props: TextFieldProps) => <TextField type="date" {...props} />

export const EmailField = (props: TextFieldProps) => <TextField type="email" autoComplete="email" {...props} />

/** An Australian postcode: four digits (LEA-19). */
export const PostcodeField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" autoComplete="postal-code" maxLength={4} pattern="\d{4}" title="4 digits" {...props} />
)
