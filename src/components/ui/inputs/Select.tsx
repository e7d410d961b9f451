import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputClasses } from './inputClasses'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: SelectOption[]
  /** The text of the empty choice, e.g. 'Any make'. */
  placeholder?: string
}

/** The platform's own select, styled: the best choice list on a phone, and no JavaScript. */
export const Select = ({ options, placeholder, className, ...rest }: SelectProps) => (
  <span className="relative block">
    <select className={inputClasses(`cursor-pointer appearance-none truncate pr-10 ${className ?? ''}`)} {...rest}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown className="pointer-events-none absolute right-3.5 top-1/2 size-4 -translate-y-1/2 text-muted" />
  </span>
)
