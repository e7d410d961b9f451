import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** Values a setting's schema accepts, for property tests. Texts are those of `texts` that fit. */
export const sampleOf = (schema: unknown): Arbitrary<unknown> => {
  if (!(schema instanceof z.ZodType)) return fc.constant(undefined)
  return candidate(schema)
    .filter((value) => schema.safeParse(value).success)
    .map((value) => schema.parse(value))
}

const texts = [
  '/finance',
  'https://example.com.au/a',
  'abarth',
  '07 3000 1234',
  '0412 345 678',
  '2026-06-30',
  '$500',
  'Words in a row',
  'GTM-ABC1234',
  'G-ABC1234567',
  'acct_1AbCdEfGhIjKlMnO',
  '123456789012345',
  '0b6f2a4e-1c3d-4e5f-8a9b-0c1d2e3f4a5b:a-search-only-key',
]

const candidate = (schema: z.ZodType): Arbitrary<unknown> => {
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodEnum) return fc.constantFrom<unknown>(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom<unknown>(...schema.values)
  if (schema instanceof z.ZodNullable) return fc.option(sampleOf(schema.unwrap()))
  if (schema instanceof z.ZodOptional) return sampleOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(sampleOf))
  if (schema instanceof z.ZodArray) return fc.array(sampleOf(schema.element), { minLength: 1, maxLength: 3 })
  if (schema instanceof z.ZodObject)
    return fc.record(Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, sampleOf(part)])))
  if (schema instanceof z.ZodNumber)
    return fc.integer({ min: schema.minValue ?? 0, max: Math.min(schema.maxValue ?? 100, 1e6) })
  const fitting = texts.filter((text) => schema.safeParse(text).success)
  // Without one the filter above would ask for ever.
  if (fitting.length === 0) throw new Error('No sample text fits this schema: add one to `texts`.')
  return fc.constantFrom(...fitting)
}
