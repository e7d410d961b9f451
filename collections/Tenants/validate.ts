import type { RelationshipFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import type { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { bareDomain, tenantDomain, tenantSlug } from '@/tenants/create/tenantSlug'

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

const validBareDomain = by(tenantDomain, 'give a domain')

/** A domain may be pasted with https:// and a slash: it is stored without (`Tenants`). */
export const validDomain: TextFieldSingleValidation = (value, options) =>
  validBareDomain(value ? bareDomain(value) : value, options)

/** A group's site shows its own stock anyway; itself among its members would show it twice. Payload's own check follows. */
export const otherDealerships: RelationshipFieldManyValidation = (value, options) =>
  Array.isArray(value) && options.id !== undefined && value.some((one) => relationId(one) === options.id)
    ? 'A group cannot be its own member: its own stock is shown anyway.'
    : relationship(value, options)
