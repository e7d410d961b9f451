import { headers } from 'next/headers'
import type { z } from 'zod/mini'
import { mayTakeForm } from '@/src/services/visitors/formLimits'
import type { Site } from '@/tenants/Site'
import type { FormState } from '../FormState'
import { formValues } from './formValues'
import { logFailure } from './logFailure'
import { requestSite } from './requestSite'

export const SUBMIT_FAILED = 'An error occurred when submitting this form'
const TOO_MANY = 'We have had several of these just now. Please wait a few minutes and send it again, or call us.'

type Outcome = { kind: 'sent'; reference: string } | { kind: 'failed'; message: string }

interface FormRules<S extends z.ZodMiniType> {
  /** What the log calls the form. */
  name: string
  /** The form reserves a car. */
  holdsCar?: boolean
  /** The schema the browser validates with, by the same settings. */
  schema: (site: Site) => S
  act: (site: Site, data: z.output<S>) => Promise<Outcome>
}

/** One message for each field, the first of several, in the order of the schema. */
const fieldErrors = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}

/**
 * Handles a visitor's form: parse, check limits, act (LEA-06). The typed values are returned with every error. A filled
 * spam trap is answered like a success (LEA-18). The number of forms per visitor, e-mail address and dealership is
 * limited (NFR-06). Never throws; failures are logged.
 */
export const takeForm = async <S extends z.ZodMiniType>(
  form: FormData,
  { name, holdsCar = false, schema, act }: FormRules<S>,
): Promise<FormState> => {
  const values = formValues(form)
  if (values.tracking) return { kind: 'sent', reference: crypto.randomUUID() }
  try {
    const site = await requestSite()
    if (!site) return { kind: 'failed', values, message: SUBMIT_FAILED }
    const parsed = schema(site).safeParse(values)
    if (!parsed.success) return { kind: 'invalid', values, errors: fieldErrors(parsed.error.issues) }
    const from = { tenantId: site.id, headers: await headers(), email: String(values.email ?? '') }
    if (!mayTakeForm(holdsCar ? 'hold' : 'form', from)) return { kind: 'failed', values, message: TOO_MANY }
    const outcome = await act(site, parsed.data)
    return outcome.kind === 'failed' ? { ...outcome, values } : outcome
  } catch (error) {
    await logFailure(`${name} could not be stored.`, error)
    return { kind: 'failed', values, message: SUBMIT_FAILED }
  }
}
