import { SelectField } from '@/src/components/forms/SelectField'
import { TextField } from '@/src/components/forms/TextField'
import { STATES } from '@/src/domain/leads/tradeInChoices'
import { RegoButton } from './RegoButton'

/** Step 1: which car it is. */
export const VehicleFields = () => (
  <>
    <TextField
      name="rego"
      label="Registration"
      autoCapitalize="characters"
      autoComplete="off"
      placeholder="e.g. ABC12D"
      maxLength={12}
      inputClassName="uppercase placeholder:normal-case"
    />
    <SelectField
      name="rego_state"
      label="State"
      required
      options={STATES.map((value) => ({ value, label: value }))}
      placeholder="Choose"
    />
    <RegoButton />
    <TextField name="make" label="Make" required placeholder="e.g. Mazda" />
    <TextField name="model" label="Model" required placeholder="e.g. CX-5 Touring" />
    <TextField name="year" label="Year" required inputMode="numeric" maxLength={4} placeholder="e.g. 2019" />
  </>
)
