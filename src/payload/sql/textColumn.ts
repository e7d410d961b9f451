import { z } from 'zod'

/** A text out of the database that may be missing: '' then. */
export const textColumn = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
