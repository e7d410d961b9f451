import { z } from 'zod'

/** First parts of an address that the platform keeps for itself. */
const reserved = ['admin', 'api', 'www', 'mail', 'static', 'platform']

/** A dealership's slug is one DNS label, because it is the first part of its site's address (TEN-03). */
export const tenantSlug = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'use 1 to 63 small letters, digits and hyphens, beginning and ending with a letter or digit',
  )
  .refine((slug) => !reserved.includes(slug), 'is reserved for the platform: choose another')

/** The bare domain of a dealership's own address. */
export const tenantDomain = z
  .string()
  .regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'give the bare domain in small letters, e.g. www.example.com.au, without https:// or a path',
  )

/** A domain as people paste it, 'https://WWW.Example.com.au/', without what is not part of it; the rest is left to `tenantDomain`. */
export const bareDomain = (pasted: string): string =>
  pasted
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/.]+$/, '')
