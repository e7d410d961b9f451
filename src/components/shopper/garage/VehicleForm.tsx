'use client'

import { saveVehicle } from '@/src/actions/shopper/saveVehicle'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SelectField } from '@/src/components/forms/SelectField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { DateField, TextField } from '@/src/components/forms/TextField'
import { type OwnVehicle, reminderConsent } from '@/src/domain/shopper/garage/ownVehicles'
import { australianStates } from '@/src/domain/locations/states'

const schema = async () => (await import('@/src/domain/shopper/garage/ownVehicleForm')).ownVehicleSchema
const nothing = (): void => undefined

interface VehicleFormProps {
  /** The vehicle to change; null adds one. */
  vehicle: OwnVehicle | null
  /** There is an address reminders can be sent to. */
  hasEmail: boolean
  /** Of the collection notice (LAW-08). */
  notice: string
}

const prefillOf = (vehicle: OwnVehicle | null) => ({
  rego: vehicle?.rego ?? '',
  state: vehicle?.state ?? '',
  make: vehicle?.make ?? '',
  model: vehicle?.model ?? '',
  year: String(vehicle?.year ?? ''),
  odometer: String(vehicle?.odometer ?? ''),
  rego_due: vehicle?.regoDue ?? '',
  service_due: vehicle?.serviceDue ?? '',
})

/** A vehicle of the shopper's own: looked up by its registration, or typed (WAT-23). */
export const VehicleForm = ({ vehicle, hasEmail, notice }: VehicleFormProps) => (
  <Form
    action={saveVehicle}
    schema={schema}
    beforeSend={nothing}
    prefill={prefillOf(vehicle)}
    className="grid max-w-2xl gap-5 sm:grid-cols-2"
  >
    <HiddenFields values={{ id: vehicle?.id ?? '' }} />
    <TextField name="rego" label="Registration" autoCapitalize="characters" inputClassName="uppercase" maxLength={12} />
    <SelectField
      name="state"
      label="State"
      placeholder="Choose"
      options={australianStates.map((value) => ({ value, label: value }))}
    />
    <TextField
      name="make"
      label="Make"
      hint={vehicle ? undefined : 'Leave make and model empty and we look them up by the registration.'}
      maxLength={60}
    />
    <TextField name="model" label="Model" maxLength={60} />
    <TextField name="year" label="Year" inputMode="numeric" maxLength={4} />
    <TextField name="odometer" label="Odometer (km)" inputMode="numeric" maxLength={12} />
    <DateField name="rego_due" label="Registration ends" />
    <DateField name="service_due" label="Next service" />
    {hasEmail ? (
      <CheckboxField
        name="reminded"
        label={reminderConsent}
        defaultChecked={vehicle?.reminded ?? false}
        className="text-sm sm:col-span-full"
      />
    ) : (
      <p className="text-sm text-muted sm:col-span-full">
        Sign in with your e-mail address once, and we can remind you by mail 30 and 7 days before.
      </p>
    )}
    <div className="flex flex-wrap items-center gap-5 sm:col-span-full">
      <SubmitButton label={vehicle ? 'Save this vehicle' : 'Add this vehicle'} pendingLabel="Saving…" />
      <CollectionNotice
        text={notice}
        purpose="We use these details to look your vehicle up, to keep it here and, if you ask us, to remind you."
      />
    </div>
  </Form>
)
