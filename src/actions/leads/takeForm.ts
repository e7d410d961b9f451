import { headers } from 'next/headers'
import type { z } from 'zod/mini'
import { attributionAttributes, parseAttribution } from '@/src/domain/analytics/attributionSchema'
import { inFormOrder } from '@/src/domain/leads/inFormOrder'
import type { HeldReason } from '@/src/domain/leads/spam/heldReasons'
import { isSignedIn } from '@/src/data/site/isSignedIn'
import type { GateRules } from '@/src/domain/shopper/signIn/mustSignIn'
import { mayTakeForm } from '@/src/services/visitors/enquiryRateLimits'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { siteGateSettings } from '@/tenants/gateSettings'
import type { Site } from '@/tenants/Site'
import type { FormState, FormValues } from '../FormState'
import { heldBecause } from './heldBecause'
import { logFailure } from './logFailure'
import { requestSite } from './requestSite'

export const SUBMIT_FAILED = 'An error occurred when submitting this form'
const SIGN_IN = 'Please sign in first, then send it again.'
const TOO_MANY = 'We have had several of these just now. Please wait a few minutes and send it again, or call us.'

type Outcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'failed'; message: string }
  /** What only the act itself can find out, by field. */
  | { kind: 'invalid'; errors: Record<string, string> }

/** What is known about the sender of a form. */
export interface Sender {
  /** Why the lead is held as spam and not delivered; null when it is delivered. */
  heldBecause: HeldReason | null
  /** How the visitor came, for the lead's attributes (ENT-25). */
  visit: Record<string, unknown>
  /** How a consent was given (LAW-07). */
  how: string
  /** The box beside the dealership's terms was ticked. */
  agreedToTerms: boolean
}

interface FormRules<S extends z.ZodMiniType> {
  /** What the log calls the form. */
  name: string
  /** The form reserves a car. */
  holdsCar?: boolean
  /** The gate of the form's page (WAT-14): closed, the form is not taken either, whichever page it was sent to. */
  gate?: (rules: GateRules) => boolean
  /** For forms that are no lead: how they are limited, and by which address. */
  counts?: { as: 'code' | 'try' | 'step'; address: (data: z.output<S>) => string }
  /** The schema the browser validates with, by the same settings. */
  schema: (site: Site) => S | Promise<S>
  act: (site: Site, data: z.output<S>, sender: Sender) => Promise<Outcome>
}

/** One message for each field, the first of several, in the order of the form. */
const fieldErrors = (
  issues: readonly { path: PropertyKey[]; message: string }[],
  values: FormValues,
): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return inFormOrder(errors, Object.keys(values))
}

/** A posted form's values without React's own fields; a name that occurs several times becomes an array. */
const formValues = (form: FormData): FormValues => {
  const names = [...new Set(form.keys())].filter((name) => !name.startsWith('$'))
  return Object.fromEntries(
    names.map((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')]
    }),
  )
}

/**
 * Handles a visitor's form: parse, check limits, act (LEA-06). The typed values are returned with every error. The number of forms per visitor, e-mail address and dealership is
 * limited (NFR-06). Never throws; failures are logged.
 */
export const takeForm = async <S extends z.ZodMiniType>(form: FormData, rules: FormRules<S>): Promise<FormState> => {
  const values = formValues(form)
  const { name, holdsCar = false, gate, counts, schema, act } = rules
  try {
    const site = await requestSite()
    if (!site) return { kind: 'failed', values, message: SUBMIT_FAILED }
    const parsed = (await schema(site)).safeParse(values)
    if (!parsed.success) return { kind: 'invalid', values, errors: fieldErrors(parsed.error.issues, values) }
    const request = await headers()
    if (gate?.(siteGateSettings(site)) && !(await isSignedIn(site.id, sessionTokenIn(request))))
      return { kind: 'failed', values, message: SIGN_IN }
    const email = counts ? counts.address(parsed.data) : String(values.email ?? '')
    const from = { tenantId: site.id, headers: request, email }
    if (!mayTakeForm(counts?.as ?? (holdsCar ? 'hold' : 'form'), from))
      return { kind: 'failed', values, message: TOO_MANY }
    const outcome = await act(site, parsed.data, {
      heldBecause: await heldBecause(site, request, {
        tracking: String(values.tracking ?? ''),
        captcha: String(values.captcha ?? ''),
        pace: values.pace,
      }),
      visit: attributionAttributes(parseAttribution(values.attribution)),
      how: `Form: ${name}`,
      agreedToTerms: values.terms_conditions === 'on',
    })
    return outcome.kind === 'sent' ? outcome : { ...outcome, values }
  } catch (error) {
    await logFailure(`${name} could not be stored.`, error)
    return { kind: 'failed', values, message: SUBMIT_FAILED }
  }
}
