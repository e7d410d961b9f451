import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { Select } from '@/src/components/ui/Select'

/** What a kind of form asks beside who asks; null or empty: it does not. */
export interface DetailFields {
  vehicle: { label: string; hint: string; text?: string } | null
  rego: boolean
  odometer: boolean
  dateLabel: string | null
  services: string[]
  /** Which condition the shopper looks for, and what may be spent (RTE-10). */
  carType: boolean
  budget: boolean
}

export const noDetails: DetailFields = {
  vehicle: null,
  rego: false,
  odometer: false,
  dateLabel: null,
  services: [],
  carType: false,
  budget: false,
}

const CAR_TYPES = [
  { value: '', label: 'Any' },
  { value: 'new', label: 'New' },
  { value: 'demo', label: 'Demo' },
  { value: 'used', label: 'Used' },
]

interface DetailInputsProps {
  fields: DetailFields
  values: Record<string, string>
  errors: Record<string, string>
}

/** The car, the day and the jobs of a booking (LEA-09, LEA-21). */
export const DetailInputs = ({ fields, values, errors }: DetailInputsProps) => {
  const { vehicle, rego, odometer, dateLabel, services, carType, budget } = fields
  const chosen = (values.services ?? '').split('\n')
  return (
    <>
      {vehicle && (
        <Field label={vehicle.label} hint={vehicle.hint} error={errors.vehicle} className="sm:col-span-2">
          <Input name="vehicle" defaultValue={values.vehicle ?? vehicle.text ?? ''} />
        </Field>
      )}
      {carType && (
        <Field label="Looking for" error={errors.car_type}>
          <Select key={values.car_type} name="car_type" defaultValue={values.car_type ?? ''} options={CAR_TYPES} />
        </Field>
      )}
      {budget && (
        <Field label="Price or budget ($)" error={errors.budget}>
          <Input name="budget" inputMode="numeric" autoComplete="off" defaultValue={values.budget ?? ''} />
        </Field>
      )}
      {rego && (
        <Field label="Registration" error={errors.rego}>
          <Input name="rego" defaultValue={values.rego ?? ''} autoCapitalize="characters" className="uppercase" />
        </Field>
      )}
      {odometer && (
        <Field label="Odometer (km)" error={errors.odometer}>
          <Input name="odometer" inputMode="numeric" defaultValue={values.odometer ?? ''} />
        </Field>
      )}
      {services.length > 0 && (
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 text-sm font-semibold">What does it need?</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {services.map((service) => (
              <label
                key={service}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line px-4 has-checked:border-brand has-checked:bg-brand-soft"
              >
                <input
                  key={String(chosen.includes(service))}
                  type="checkbox"
                  name="services"
                  value={service}
                  defaultChecked={chosen.includes(service)}
                  className="size-5 accent-(--brand)"
                />
                {service}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {dateLabel && (
        <Field label={dateLabel} error={errors.preferred_date} className="sm:col-span-2">
          <Input type="date" name="preferred_date" defaultValue={values.preferred_date ?? ''} />
        </Field>
      )}
    </>
  )
}
