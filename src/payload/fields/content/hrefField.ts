import type { TextField } from 'payload'
import { validateHref } from './safeHref'

interface HrefOptions {
  name?: string
  label?: string
  required?: boolean
  description?: string
}

/** An address a visitor can be sent to: a path of the site, https, tel or mailto. */
export const hrefField = ({
  name = 'href',
  label = 'Link',
  required = false,
  description,
}: HrefOptions = {}): TextField => ({
  name,
  type: 'text',
  label,
  required,
  validate: (value: unknown) => (required && !value ? 'Give a link.' : validateHref(value)),
  admin: { placeholder: '/special-offers', ...(description ? { description } : {}) },
})
