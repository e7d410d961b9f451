import type { ComponentProps } from 'react'
import { inputClasses } from './inputClasses'

/** A text input. Inside Field it needs no label of its own. */
export const Input = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input type={type} className={inputClasses(className)} {...rest} />
)
