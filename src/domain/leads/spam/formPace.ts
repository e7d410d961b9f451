import * as z from 'zod/mini'

/** Nobody reads and fills in a form in this time; a browser that fills it in for a person has been touched. */
const TOO_FAST_MS = 1500

/** Value of a form's `pace`, as the browser measured it. */
const paceSchema = z.object({
  /** Since the page was asked for. */
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

/** Whether a form was sent at once by a page that nobody had touched. What says nothing (no JavaScript) is not. */
export const isTooFast = (pace: unknown): boolean => {
  const { success, data } = paceSchema.safeParse(typeof pace === 'string' ? parsed(pace) : pace)
  return success && !data.touched && data.ms < TOO_FAST_MS
}
