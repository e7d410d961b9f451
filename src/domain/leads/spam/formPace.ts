import * as z from 'zod/mini'

/** A person needs longer to read and fill in a form. One filled in by autofill counts as touched. */
const TOO_FAST_MS = 1500

/** Value of a form's `pace`, as the browser measured it. */
const paceSchema = z.object({
  /** Since the page was requested. */
  ms: z.number().check(z.nonnegative()),
  /** A key, a pointer or the focus of a field was used on the page. */
  touched: z.boolean(),
})
export type FormPace = z.infer<typeof paceSchema>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a form was sent at once by a page no key or pointer was used on. False without a measurement (no JavaScript). */
export const isTooFast = (pace: unknown): boolean => {
  const { success, data } = paceSchema.safeParse(typeof pace === 'string' ? parsed(pace) : pace)
  return success && !data.touched && data.ms < TOO_FAST_MS
}
