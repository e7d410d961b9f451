import type { UseFormRegister } from 'react-hook-form'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { SpamTrap } from '@/src/components/ui/SpamTrap'
import type { EnquiryFields } from './enquiryResolver'

const FIELDS = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name', type: 'text', required: true },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name', type: 'text', required: false },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', required: true },
  { name: 'phone', label: 'Mobile Number', autoComplete: 'tel', type: 'tel', required: true },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', type: 'text', required: true },
] as const

interface ContactFieldsProps {
  values: Record<string, string>
  errors: Record<string, string | undefined>
  /** Of a form that is checked while it is filled in. */
  register?: UseFormRegister<EnquiryFields>
}

/** Who sends the form, and its spam trap (ENT-26, LEA-17..19). */
export const ContactFields = ({ values, errors, register }: ContactFieldsProps) => (
  <>
    <SpamTrap />
    {FIELDS.map(({ name, label, required, ...input }) => (
      <Field key={name} label={label} required={required} error={errors[name]}>
        <Input
          name={name}
          defaultValue={values[name] ?? ''}
          {...input}
          {...(name === 'postcode' ? { inputMode: 'numeric', maxLength: 4, pattern: '\\d{4}' } : {})}
          {...register?.(name)}
        />
      </Field>
    ))}
  </>
)
