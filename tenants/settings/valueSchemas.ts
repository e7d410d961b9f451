import { z } from 'zod'
import { mobileNumber } from '../../src/domain/locations/textLinks'

/** Value shapes that more than one setting uses. */

export const shortText = z.string().trim().min(1, 'must not be empty').max(200)

export const longText = z.string().trim().min(1, 'must not be empty').max(4000)

export const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d ()-]{5,20}$/, 'must be a phone number, such as 07 3000 1234')

export const mobile = phone.refine(
  (text) => mobileNumber(text) !== null,
  'must be a mobile number, such as 0412 345 678',
)

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: lower-case letters, digits and single hyphens')

/** A path on the dealership's own site. Browsers read a backslash as a slash: '/\\evil.example' would be another site. */
export const path = z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, 'must be a path that starts with /')

/** A path on the dealership's own site, or an https address elsewhere. */
export const link = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)[^\s\\]*$/, 'must be a path that starts with /, or an http(s) address')

export const dollars = z.number().min(0).max(10_000_000)

const percent = z.number().min(0).max(100)

/** A span of yearly percentages, both ends included. */
export const percentRange = z
  .strictObject({ min: percent.describe('Lowest, % p.a.'), max: percent.describe('Highest, % p.a.') })
  .refine((range) => range.min <= range.max, 'the lowest rate must not be above the highest')

export const carTypes = z.enum(['new', 'demo', 'used'])
