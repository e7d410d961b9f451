import { CircleAlert } from 'lucide-react'
import { cloneElement, type ReactElement, useId } from 'react'
import { cx } from '../cx'

interface ControlProps {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

interface FieldProps {
  /** Of the control; without it one is made. */
  id?: string
  label: string
  hint?: string | null
  error?: string | null
  required?: boolean
  /** The label is read but not shown. */
  hideLabel?: boolean
  className?: string
  children: ReactElement<ControlProps>
}

/** Label, control, hint and error, tied together for assistive technology; the error is announced when it appears. */
export const Field = ({
  id: given,
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) => {
  const made = useId()
  const id = given ?? made
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  const control = cloneElement(children, {
    id,
    required,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  })
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {control}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="mt-0.5 size-4" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
