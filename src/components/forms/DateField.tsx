import { TextField, type TextFieldProps } from './TextField'

/** A day, or with `type="datetime-local"` a day and time. */
export const DateField = (props: TextFieldProps) => <TextField type="date" {...props} />
