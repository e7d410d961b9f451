import { SelectField } from '@/src/components/forms/SelectField'
import { DateField, TextField } from '@/src/components/forms/TextField'
import { australianStates } from '@/src/domain/locations/states'

const STATES = australianStates.map((state) => ({ value: state, label: state }))

/** The buyer's driver licence, where the dealership asks for it. */
export const LicenceFields = () => (
  <fieldset className="grid gap-5 sm:grid-cols-2">
    <legend className="mb-1 text-subheading">Your driver licence</legend>
    <p className="text-sm text-muted sm:col-span-full">
      We compare it with the register. We keep its state, the last three characters and the answer, nothing else.
    </p>
    <SelectField name="licence_state" label="Issued in" options={STATES} placeholder="Choose…" required />
    <TextField name="licence_number" label="Licence number" required autoCapitalize="characters" maxLength={20} />
    <TextField
      name="licence_card"
      label="Card number"
      hint="Printed apart from the licence number, on some cards on the back."
      required
      autoCapitalize="characters"
      maxLength={20}
    />
    <DateField name="birth_date" label="Date of birth" required autoComplete="bday" />
  </fieldset>
)
