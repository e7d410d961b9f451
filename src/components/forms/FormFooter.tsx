import { CheckboxField } from './CheckboxField'
import { CollectionNotice } from './CollectionNotice'
import { SubmitButton } from './SubmitButton'

/** The marketing opt-in, and the legal text of the collection notice. */
export interface OptIn {
  label: string
  checked: boolean
  notice: string
}

interface FormFooterProps {
  submit: string
  optIn: OptIn
  /** What the details are used for, for the collection notice (LAW-08). */
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
      <CollectionNotice text={optIn.notice} purpose={purpose} />
    </div>
  </>
)
