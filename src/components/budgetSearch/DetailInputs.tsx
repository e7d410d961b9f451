import { CheckboxGroup } from '@/src/components/forms/CheckboxGroup'
import { DateField } from '@/src/components/forms/DateField'
import { SelectField } from '@/src/components/forms/SelectField'
import { TextField } from '@/src/components/forms/TextField'
import type { DetailFields } from '../enquiry/enquiryDetails'

const CAR_TYPES = [
  { value: '', label: 'Any' },
  { value: 'new', label: 'New' },
  { value: 'demo', label: 'Demo' },
  { value: 'used', label: 'Used' },
]

/** The car, the day and the jobs of a booking (LEA-09, LEA-21). */
export const DetailInputs = ({ fields }: { fields: DetailFields }) => {
  const { vehicle, rego, odometer, dateLabel, services, carType, budget } = fields
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
      {rego && <TextField name="rego" label="Registration" autoCapitalize="characters" inputClassName="uppercase" />}
      {odometer && <TextField name="odometer" label="Odometer (km)" inputMode="numeric" />}
      {services.length > 0 && <CheckboxGroup name="services" label="What does it need?" options={services} />}
      {dateLabel && <DateField name="preferred_date" label={dateLabel} className="sm:col-span-full" />}
    </>
  )
}
