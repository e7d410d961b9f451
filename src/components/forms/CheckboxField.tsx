import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { type FieldProps, useField, useFormFields } from './FormContext'

interface CheckboxFieldProps extends Pick<FieldProps, 'name' | 'required' | 'className'> {
  label: ReactNode
  defaultChecked?: boolean
}

/** One checkbox with its label; sends 'on'. A form returned with errors keeps the visitor's choice (LAW-07). */
export const CheckboxField = ({ name, label, required, className, defaultChecked = false }: CheckboxFieldProps) => {
  const { returned } = useFormFields()
  const { id, error, value, control } = useField(name)
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          id={id}
          type="checkbox"
          value="on"
          required={required}
          defaultChecked={returned ? value === 'on' : defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cx(
            'mt-0.5 size-5 shrink-0 accent-(--brand)',
            error && 'outline-2 outline-offset-2 outline-danger',
          )}
          {...control}
        />
        <span>
          {label}
          {required && (
            <span aria-hidden className="ml-0.5 text-danger">
              *
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
