import { EmailField } from './EmailField'
import { PostcodeField } from './PostcodeField'
import { TextField, type TextFieldProps } from './TextField'

const PhoneField = (props: TextFieldProps) => <TextField type="tel" autoComplete="tel" {...props} />

/** Who sends the form (ENT-26, LEA-17, LEA-19). */
export const ContactFields = () => (
  <>
    <TextField name="name" label="First Name" autoComplete="given-name" required />
    <TextField name="last_name" label="Last Name" autoComplete="family-name" />
    <EmailField name="email" label="Email" required className="sm:col-span-full" />
    <PhoneField name="phone" label="Mobile Number" required />
    <PostcodeField name="postcode" label="Postcode" required />
  </>
)
