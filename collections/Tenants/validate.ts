import type { TextFieldSingleValidation } from 'payload'
import type { z } from 'zod'
import { tenantDomain, tenantSlug } from '@/tenants/tenantSlug'

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const by =
  (schema: z.ZodType, required: string): TextFieldSingleValidation =>
  (value) => {
    const result = schema.safeParse(value || undefined)
    if (result.success) return true
    return sentence(value ? (result.error.issues[0]?.message ?? required) : required)
  }

/** A slug is one DNS label, because it is the first part of the site's address. */
export const validSlug = by(tenantSlug, 'give a slug')

export const validDomain = by(tenantDomain, 'give a domain')
