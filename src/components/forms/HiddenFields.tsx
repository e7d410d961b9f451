import { useFormFields } from './FormContext'

/** Facts of the page that are sent with the form. */
export const HiddenFields = ({ values }: { values: Record<string, string> }) => {
  const { methods } = useFormFields()
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" value={value} {...methods.register(name)} />
  ))
}
