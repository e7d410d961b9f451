import { LoaderCircle, Search } from 'lucide-react'
import { useState, useTransition } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import { SelectField } from '@/src/components/forms/SelectField'
import { TextField } from '@/src/components/forms/TextField'
import { Button } from '@/src/components/ui/Button'
import { STATES } from '@/src/domain/leads/tradeInChoices'
import type { GivenVehicle } from '@/src/domain/tradeIn/givenVehicle'
import { plateWords } from '@/src/domain/tradeIn/plateWords'
import { GivenCar } from './GivenCar'

/** Fills in make, model and year from the registration (LEA-32). */
const RegoButton = ({ said: first }: { said: string }) => {
  const { methods } = useFormFields()
  const [said, setSaid] = useState(first)
  const [searching, startSearching] = useTransition()
  const find = () => {
    const [rego, state] = methods.getValues(['rego', 'rego_state'])
    if (!rego || !state) {
      setSaid(plateWords.incomplete)
      methods.setFocus(rego ? 'rego_state' : 'rego')
      return
    }
    startSearching(async () => {
      const { lookUpRego } = await import('./lookUpRego')
      const found = await lookUpRego(String(rego), String(state))
      if (typeof found === 'string') {
        setSaid(found)
        return
      }
      for (const [name, value] of Object.entries(found))
        methods.setValue(name, String(value), { shouldValidate: methods.formState.isSubmitted })
      setSaid(plateWords.found(found))
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-full">
      <Button variant="outline" onClick={find} disabled={searching} className="max-sm:w-full noscript:hidden">
        {searching ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        ) : (
          <Search aria-hidden className="size-5" />
        )}
        {searching ? 'Looking…' : 'Find my car'}
      </Button>
      <p role="status" className={said ? 'font-semibold' : 'text-sm text-muted noscript:hidden'}>
        {said || 'Fills in make, model and year.'}
      </p>
    </div>
  )
}

/** Registration and state, and the button that looks them up. */
const PlateFields = ({ said }: { said: string }) => (
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
    <RegoButton said={said} />
  </>
)

const NameFields = () => (
  <>
    <TextField name="make" label="Make" required />
    <TextField name="model" label="Model" required />
    <TextField name="year" label="Year" required inputMode="numeric" maxLength={4} placeholder="e.g. 2019" />
  </>
)

interface VehicleFieldsProps {
  /** Of the registration, when the page looked it up. */
  said: string
  /** What the page's address said of the car. */
  given: GivenVehicle | null
}

/** Step 1: which car it is. What was said before is shown, not asked again; 'Change' brings its fields back. */
export const VehicleFields = ({ said, given }: VehicleFieldsProps) => {
  if (given?.kind === 'vehicle')
    return (
      <GivenCar title={given.title} lead={said ? 'Found by its registration' : 'As you described it'} given={given}>
        <PlateFields said="" />
        <NameFields />
      </GivenCar>
    )
  if (given?.kind === 'plate')
    return (
      <>
        <GivenCar title={given.title} lead="Registration" given={given}>
          <PlateFields said="" />
        </GivenCar>
        <p role="status" className="font-semibold sm:col-span-full">
          {said}
        </p>
        <NameFields />
      </>
    )
  return (
    <>
      <PlateFields said={said} />
      <NameFields />
    </>
  )
}
