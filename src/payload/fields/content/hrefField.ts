import type { TextField } from 'payload'

interface HrefOptions {
  name?: string
  label?: string
  required?: boolean
  description?: string
}

/** Schemes a link on a dealership's site may have besides a path of its own: never javascript: or plain http. */
const allowed = /^(https:\/\/[^\s/]+|\/(?!\/)|#|\?|tel:\+?[\d\s()-]+$|mailto:[^\s@]+@[^\s@]+)/i

/** Whether an address may be linked to: a path on this site, https, tel or mailto. */
export const isSafeHref = (value: unknown): value is string =>
  typeof value === 'string' && !/[\s\\]/.test(value.replace(/^tel:.*/i, '')) && allowed.test(value)

/** Field validation of a link; empty passes, `required` decides about that. */
export const validateHref = (value: unknown): string | true =>
  value === null || value === undefined || value === '' || isSafeHref(value)
    ? true
    : 'Start with / for a page of this website, or give a full https:// address (tel: and mailto: work too).'

/** Field validation of a picture's address: https or a path on this site. */
export const validatePictureUrl = (value: unknown): string | true =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && /^(https:\/\/[^\s\\]+|\/(?!\/)[^\s\\]*)$/i.test(value))
    ? true
    : 'Give a full https:// address, or a path that starts with /.'

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
