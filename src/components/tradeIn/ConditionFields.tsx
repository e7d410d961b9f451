import { SelectField } from '@/src/components/forms/SelectField'
import { TextField } from '@/src/components/forms/TextField'
import { conditionQuestions } from '@/src/domain/tradeIn/conditionQuestions'

const { condition, ...optional } = conditionQuestions
const choices = (percent: object) => Object.keys(percent).map((value) => ({ value, label: value }))

/** Step 2: kilometres and the questions an estimate depends on (LEA-31). */
export const ConditionFields = () => (
  <>
    <TextField name="odometer_km" label="Kilometres" required inputMode="numeric" placeholder="e.g. 61200" />
    <SelectField
      name="condition"
      label={condition.label}
      required
      options={choices(condition.percent)}
      placeholder="Choose"
    />
    {Object.entries(optional).map(([name, { label, percent }]) => (
      <SelectField key={name} name={name} label={label} options={choices(percent)} placeholder="I’m not sure" />
    ))}
  </>
)
