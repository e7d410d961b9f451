/** What was typed, so that it can come back with every error. */
export const formValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' && !key.startsWith('$') ? [[key, value]] : [])),
  )

/** One message for each field, the first of several. */
export const fieldErrors = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))

export const SUBMIT_FAILED = 'An error occurred when submitting this form'
