import { TextField, type TextFieldProps } from './TextField'

export const EmailField = (props: TextFieldProps) => <TextField type="email" autoComplete="email" {...props} />
