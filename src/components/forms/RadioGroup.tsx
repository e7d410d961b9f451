import { cx } from '@/src/components/ui/cx'
import { useFormFields } from './FormContext'

interface RadioGroupProps {
  name: string
  label: string
  options: { value: string; label: string }[]
  defaultValue: string
}

/** Radio buttons that look like one segmented control. */
export const RadioGroup = ({ name, label, options, defaultValue }: RadioGroupProps) => {
  const { methods, values } = useFormFields()
  const chosen = values[name] ?? defaultValue
  return (
    <fieldset className="sm:col-span-full">
      <legend className="sr-only">{label}</legend>
      <div
        className={cx(
          'grid gap-1 rounded-control border border-line-strong p-1 sm:auto-cols-fr sm:grid-flow-col',
          options.length > 2 && options.length % 2 === 0 && 'max-sm:grid-cols-2',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-10 cursor-pointer place-items-center rounded-sm px-2 text-center text-sm leading-tight font-semibold sm:px-3 transition-colors hover:bg-surface has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              value={option.value}
              defaultChecked={option.value === chosen}
              className="sr-only"
              {...methods.register(name)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
