import { useFormFields } from './FormContext'

interface CheckboxGroupProps {
  name: string
  label: string
  options: readonly string[]
}

/** Checkboxes of one name; the chosen ones are an array. */
export const CheckboxGroup = ({ name, label, options }: CheckboxGroupProps) => {
  const { methods, values } = useFormFields()
  const chosen = [values[name] ?? []].flat()
  return (
    <fieldset className="sm:col-span-full">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 transition-colors hover:border-fg has-checked:border-brand-text has-checked:bg-brand-soft"
          >
            <input
              type="checkbox"
              value={option}
              defaultChecked={chosen.includes(option)}
              className="size-5 shrink-0 accent-(--brand)"
              {...methods.register(name)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
