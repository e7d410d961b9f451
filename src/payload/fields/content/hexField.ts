import type { TextField } from 'payload'
import { isHexColour } from '@/src/domain/content/isHexColour'

/** A colour as '#rrggbb', which may be left empty unless it is required. */
export const hexField = (field: Pick<TextField, 'name' | 'label' | 'admin'> & { required?: boolean }): TextField => ({
  ...field,
  type: 'text',
  validate: (value: unknown) =>
    isHexColour(value) || (!field.required && (value === null || value === undefined || value === ''))
      ? true
      : 'Give a colour as # and six hex digits, e.g. #0b5fff.',
})
