import type { ComponentProps } from 'react'
import { inputClasses } from './inputClasses'

/** A text input of several lines. */
export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={inputClasses(`h-auto py-3 ${className ?? ''}`)} {...rest} />
)
