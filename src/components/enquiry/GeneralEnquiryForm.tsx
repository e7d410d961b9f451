'use client'

import { submitGeneralEnquiry } from '@/src/actions/submitGeneralEnquiry'
import { CheckboxGroup } from '@/src/components/forms/CheckboxGroup'
import { ContactFields } from '@/src/components/forms/ContactFields'
import { Form } from '@/src/components/forms/Form'
import { FormFooter, type OptIn } from '@/src/components/forms/FormFooter'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SelectField } from '@/src/components/forms/SelectField'
import { DateField, TextField } from '@/src/components/forms/TextField'
import { TextareaField } from '@/src/components/forms/TextareaField'
import type { EnquiryKind, GeneralChecks } from '@/src/domain/leads/generalEnquiry'
import type { DetailFields } from './enquiryDetails'

export interface GeneralEnquiryFormProps {
  kind: EnquiryKind
  submitLabel: string
  details: DetailFields
  /** Choices of the category select; empty: none is shown (LEA-08). */
  categories: readonly string[]
  placeLabel: string
  /** Choices of the location select; empty: none is shown (LEA-10, LEA-11). */
  locations: { id: string; name: string }[]
  message: { label: string; required: boolean; text: string }
  optIn: OptIn
  checks: GeneralChecks
  /** What the form starts with, by the names of its inputs (RTE-10). */
  prefill?: Record<string, string>
}

const CAR_TYPES = [
  { value: '', label: 'Any' },
  { value: 'new', label: 'New' },
  { value: 'demo', label: 'Demo' },
  { value: 'used', label: 'Used' },
]

/** The car, the day and the jobs of a booking (LEA-09, LEA-21). */
const DetailInputs = ({ fields }: { fields: DetailFields }) => {
  const { vehicle, rego, odometer, dateLabel, services, carType, budget } = fields
  const alone = !odometer && !carType && !budget
  return (
    <>
      {vehicle && (
        <TextField
          name="vehicle"
          label={vehicle.label}
          hint={vehicle.hint}
          defaultValue={vehicle.text}
          className="sm:col-span-full"
        />
      )}
      {carType && <SelectField name="car_type" label="Looking for" options={CAR_TYPES} defaultValue="" />}
      {budget && <TextField name="budget" label="Price or budget ($)" inputMode="numeric" autoComplete="off" />}
      {rego && (
        <TextField
          name="rego"
          label="Registration"
          autoCapitalize="characters"
          inputClassName="uppercase"
          className={alone ? 'sm:col-span-full' : undefined}
        />
      )}
      {odometer && <TextField name="odometer" label="Odometer (km)" inputMode="numeric" />}
      {services.length > 0 && <CheckboxGroup name="services" label="What does it need?" options={services} />}
      {dateLabel && <DateField name="preferred_date" label={dateLabel} className="sm:col-span-full" />}
    </>
  )
}

/** The one form of every page that is about no particular car (LEA-07..12, LEA-17..21, LEA-37, LEA-38). */
export const GeneralEnquiryForm = (props: GeneralEnquiryFormProps) => {
  const { kind, submitLabel, details, categories, locations, message, optIn, prefill, checks } = props
  const schema = async () => {
    const { generalEnquirySchema } = await import('@/src/domain/leads/generalEnquiry')
    return generalEnquirySchema(checks)
  }
  return (
    <Form action={submitGeneralEnquiry} schema={schema} prefill={prefill} enforceValidation={checks.enforceValidation}>
      <HiddenFields values={{ kind, ...(prefill?.car_id ? { car_id: prefill.car_id } : {}) }} />
      {categories.length > 0 && (
        <SelectField
          name="category"
          label="What is it about?"
          required
          options={categories.map((label) => ({ value: label, label }))}
          defaultValue={categories[0]}
          className="sm:col-span-full"
        />
      )}
      {locations.length > 1 && (
        <SelectField
          name="location_id"
          label={props.placeLabel}
          required
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          {...(kind === 'contact' && checks.placeRequired
            ? { placeholder: 'Choose' }
            : { defaultValue: locations[0]?.id })}
          className="sm:col-span-full"
        />
      )}
      {/* A booking begins with the car, a question with who asks. */}
      {kind !== 'contact' && <DetailInputs fields={details} />}
      <ContactFields />
      {kind === 'contact' && <DetailInputs fields={details} />}
      <TextareaField
        name="message"
        label={message.label}
        required={message.required}
        defaultValue={message.text}
        className="sm:col-span-full"
      />
      <FormFooter submit={submitLabel} optIn={optIn} purpose="We use your details to answer you." />
    </Form>
  )
}
