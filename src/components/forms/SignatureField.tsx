import { TextField } from './TextField'

/** A typed name as a signature. */
export const SignatureField = () => (
  <TextField
    name="signature"
    label="Your full name, as your signature"
    required
    autoComplete="name"
    className="max-w-md"
  />
)
