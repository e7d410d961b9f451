import type { TextFieldSingleValidation } from 'payload'

const RESERVED = new Set(['admin', 'api', 'www', 'mail', 'static', 'platform'])

/** A slug is one DNS label, because it is the first part of the site's address. */
export const validSlug: TextFieldSingleValidation = (value) => {
  if (!value || !/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(value)) {
    return 'Use 1 to 63 small letters, digits and hyphens, beginning and ending with a letter or digit.'
  }
  return RESERVED.has(value) ? `"${value}" is reserved. Choose another.` : true
}

export const validDomain: TextFieldSingleValidation = (value) =>
  (value && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(value)) ||
  'Give the bare domain in small letters, e.g. www.example.com.au, without https:// or a path.'
