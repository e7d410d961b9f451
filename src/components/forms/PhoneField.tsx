import { TextField, type TextFieldProps } from './TextField'

export const PhoneField = (props: TextFieldProps) => <TextField type="tel" autoComplete="tel" {...props} />
