import type { ReactNode } from 'react'
import { TERMS_LABEL } from '@/src/domain/leads/consentWords'
import { CheckboxField } from './CheckboxField'
import { CollectionNotice } from './notice/CollectionNotice'
import { SubmitButton } from './SubmitButton'

/** The marketing opt-in, and the legal text of the collection notice. */
export interface OptIn {
  label: string
  checked: boolean
  notice: string
  /** The dealership's terms on its enquiry forms (LEA-13..15). */
  terms?: { text: ReactNode; showNotice: boolean; required: boolean }
}

const TERMS = 'terms of use'

interface FormFooterProps {
  submit: string
  optIn: OptIn
  /** What the details are used for, for the collection notice (LAW-08). */
  purpose: string
}

/** The same words, with the page of the terms where the form itself does not say them. */
const LinkedTerms = () => {
  const [before, after] = TERMS_LABEL.split(TERMS)
  return (
    <>
      {before}
      <a href="/terms-and-conditions" target="_blank" rel="noopener" className="underline underline-offset-2">
        {TERMS}
      </a>
      {after}
    </>
  )
}

const Terms = ({ text, showNotice, required }: NonNullable<OptIn['terms']>) => (
  <>
    {text && <div className="sm:col-span-full">{text}</div>}
    {required && (
      <CheckboxField
        name="terms_conditions"
        label={text ? TERMS_LABEL : <LinkedTerms />}
        required
        className="text-sm sm:col-span-full"
      />
    )}
    {showNotice && (
      <p className="text-sm text-muted sm:col-span-full">
        * You must agree to the terms of use before submitting the form.
      </p>
    )}
  </>
)

/** Consent, the button, and the collection notice (LEA-12, LAW-07, LAW-08). */
export const FormFooter = ({ submit, optIn, purpose }: FormFooterProps) => (
  <>
    <CheckboxField
      name="opt_in"
      label={optIn.label}
      defaultChecked={optIn.checked}
      className="text-sm sm:col-span-full"
    />
    {optIn.terms && <Terms {...optIn.terms} />}
    <div className="flex flex-wrap items-center gap-5 sm:col-span-full">
      <SubmitButton size="lg" label={submit} className="max-sm:w-full" />
      <CollectionNotice text={optIn.notice} purpose={purpose} />
    </div>
  </>
)
