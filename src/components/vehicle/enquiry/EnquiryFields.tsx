import { useWatch } from 'react-hook-form'
import { ContactFields } from '@/src/components/forms/ContactFields'
import { useFormFields } from '@/src/components/forms/FormContext'
import { FormFooter } from '@/src/components/forms/FormFooter'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { RadioGroup } from '@/src/components/forms/RadioGroup'
import { TextField } from '@/src/components/forms/TextField'
import { TextareaField } from '@/src/components/forms/TextareaField'
import { enquiryWords, type VehicleEnquiryKind, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { TestDriveField, WishedTime } from '../testDrive/TestDriveField'
import type { EnquiryFormProps } from './EnquiryForm'
import { useEffect } from 'react'
import { dialogOfHash } from './dialogOfHash'

/** Chooses what the form is about by the address: '#test-drive' leads to the form with that kind chosen. */
const useKindOfHash = (kinds: readonly VehicleEnquiryKind[]): void => {
  const { setValue } = useFormFields().methods
  useEffect(() => {
    const follow = () => {
      const asked = kinds.find((kind) => kind === dialogOfHash(window.location.hash, kinds))
      if (asked) setValue('kind', asked)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [kinds, setValue])
}

/** Puts the comment a kind starts with into the form, unless the shopper has written one. */
const useKindMessage = (kind: VehicleEnquiryKind, messages: Record<VehicleEnquiryKind, string>): void => {
  const { getValues, setValue } = useFormFields().methods
  useEffect(() => {
    if (Object.values(messages).includes(getValues('message'))) setValue('message', messages[kind])
  }, [kind, messages, getValues, setValue])
}

type EnquiryFieldsProps = Omit<EnquiryFormProps, 'title'> & {
  /** Whether a hash such as '#test-drive' chooses the kind. */
  followsHash: boolean
}

const NO_KINDS: VehicleEnquiryKind[] = []

/** The fields of a form about a car; what it is about decides the rest. */
export const EnquiryFields = (props: EnquiryFieldsProps) => {
  const { carId, kinds, visit, messages, checks, showRego, dateField, submitLabel, optIn, followsHash } = props
  const { methods, values } = useFormFields()
  const [first = 'enquiry'] = kinds
  const chosen: unknown = useWatch({ control: methods.control, name: 'kind' }) ?? values.kind
  const kind = kinds.find((one) => one === chosen) ?? first
  useKindOfHash(followsHash ? kinds : NO_KINDS)
  useKindMessage(kind, messages)
  const { messageOptional } = vehicleEnquiryKinds[kind]
  return (
    <>
      {kinds.length < 2 ? (
        <HiddenFields values={{ kind }} />
      ) : (
        <RadioGroup
          name="kind"
          label="What would you like to do?"
          defaultValue={first}
          options={kinds.map((value) => ({ value, label: enquiryWords(value, visit).label }))}
        />
      )}
      <ContactFields />
      {kind === 'enquiry' && showRego && (
        <TextField name="rego" label="Rego" autoCapitalize="characters" maxLength={12} />
      )}
      {dateField && kind === 'test-drive' && <TestDriveField carId={carId} />}
      {dateField && kind !== 'test-drive' && kinds.includes('test-drive') && (
        <noscript className="sm:col-span-full">
          <WishedTime />
        </noscript>
      )}
      <TextareaField
        name="message"
        label="Comments"
        rows={3}
        required={checks.messageRequired && !messageOptional}
        defaultValue={messages[kind]}
        className="sm:col-span-full"
      />
      <FormFooter
        submit={submitLabel ?? enquiryWords(kind, visit).submit}
        optIn={optIn}
        purpose="We use your details to answer this enquiry."
      />
    </>
  )
}
