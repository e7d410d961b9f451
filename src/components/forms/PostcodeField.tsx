import { TextField, type TextFieldProps } from './TextField'

/** An Australian postcode: four digits (LEA-19). */
export const PostcodeField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" autoComplete="postal-code" maxLength={4} pattern="\d{4}" title="4 digits" {...props} />
)
