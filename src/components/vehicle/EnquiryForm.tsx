'use client'

import { type FormEvent, startTransition, useActionState, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitEnquiry } from '@/src/actions/submitEnquiry'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { Textarea } from '@/src/components/ui/Textarea'
import { type VehicleEnquiryKind, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { ContactFields } from './ContactFields'
import { EnquiryKindChoice } from './EnquiryKindChoice'
import { type EnquiryFields, enquiryResolver } from './enquiryResolver'
import { FormFailed } from './FormFailed'
import { FormFoot } from './FormFoot'
import { FormSent } from './FormSent'
import { useEnquiryKind } from './useEnquiryKind'

export interface EnquiryFormProps {
  carId: string
  /** What the car is called in a dialog's title. */
  title: string
  kinds: VehicleEnquiryKind[]
  /** The comment each kind starts with. */
  messages: Record<VehicleEnquiryKind, string>
  /** Null: what the kind says. */
  submitLabel: string | null
  messageRequired: boolean
  /** Off: a form with mistakes is sent as it is (LEA-16). */
  enforceValidation: boolean
  dateField: boolean
  optInLabel: string
  optInDefault: boolean
}

const start: EnquiryState = { kind: 'idle' }

/**
 * Question, test drive or photos of one car (VDP-42, LEA-07, LEA-20, LEA-25). Checked field by field while it is filled
 * in, and again on the server; works without JavaScript and keeps what was typed. `only`: the one kind a dialog is about.
 */
export const EnquiryForm = ({ only, ...props }: EnquiryFormProps & { only?: VehicleEnquiryKind }) => {
  const { carId, messages, messageRequired, enforceValidation, dateField } = props
  const kinds = only ? [only] : props.kinds
  const [state, action, pending] = useActionState(submitEnquiry, start)
  const [kind, setKind] = useEnquiryKind(kinds, only === undefined)
  const { register, handleSubmit, getValues, setValue, formState } = useForm<EnquiryFields>({
    mode: 'onTouched',
    resolver: enquiryResolver({ kind, carId, messageRequired }),
  })
  useEffect(() => {
    const written = getValues('message')
    if (written === undefined || Object.values(messages).includes(written)) setValue('message', messages[kind])
  }, [kind, messages, getValues, setValue])
  if (state.kind === 'sent')
    return (
      <FormSent
        title="Thank you, we have your enquiry."
        text="Someone from the dealership will be in touch soon."
        leadId={state.leadId}
      />
    )
  const values = state.kind === 'idle' ? {} : state.values
  const refused: Record<string, string | undefined> = state.kind === 'invalid' ? state.errors : {}
  const found = Object.entries(formState.errors).map(([name, error]) => [name, error.message])
  const errors: Record<string, string | undefined> = { ...refused, ...Object.fromEntries(found) }
  const { messageOptional, submit } = vehicleEnquiryKinds[kind]
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const send = () => startTransition(() => action(new FormData(form)))
    void handleSubmit(send, enforceValidation ? undefined : send)(event)
  }
  return (
    <form action={action} onSubmit={onSubmit} data-live noValidate className="grid gap-5 sm:grid-cols-2">
      <FormFailed state={state} />
      <input type="hidden" name="car_id" value={carId} />
      <EnquiryKindChoice kinds={kinds} chosen={kind} onChoose={setKind} />
      <ContactFields values={values} errors={errors} register={register} />
      {kind === 'test-drive' && dateField && (
        <Field label="Test Drive Booking Date" error={errors.test_drive_at}>
          <Input type="datetime-local" defaultValue={values.test_drive_at ?? ''} {...register('test_drive_at')} />
        </Field>
      )}
      <Field
        label="Comments"
        required={messageRequired && !messageOptional}
        error={errors.message}
        className="sm:col-span-2"
      >
        <Textarea rows={3} defaultValue={values.message ?? messages[kind]} {...register('message')} />
      </Field>
      <FormFoot
        pending={pending}
        submit={props.submitLabel ?? submit}
        optIn={{ label: props.optInLabel, checked: props.optInDefault }}
        purpose="We use your details to answer this enquiry."
      />
    </form>
  )
}
