import Link from 'next/link'
import { CheckboxField } from './CheckboxField'
import { SubmitButton } from './SubmitButton'

export interface OptIn {
  label: string
  checked: boolean
}

interface FormFooterProps {
  submit: string
  optIn: OptIn
  /** What the details are used for, before the link to the privacy policy (LAW-08). */
  purpose: string
}

/** Consent, the button, and the collection notice (LEA-12, LAW-07, LAW-08). */
export const FormFooter = ({ submit, optIn, purpose }: FormFooterProps) => (
  <>
    <CheckboxField
      name="opt_in"
      label={optIn.label}
      defaultChecked={optIn.checked}
      className="text-sm sm:col-span-full"
    />
    <div className="flex flex-wrap items-center gap-5 sm:col-span-full">
      <SubmitButton size="lg" label={submit} className="max-sm:w-full" />
      <p className="max-w-sm text-sm text-muted">
        {purpose} See our{' '}
        <Link prefetch={false} href="/privacy-policy" className="underline">
          privacy policy
        </Link>
        .
      </p>
    </div>
  </>
)
