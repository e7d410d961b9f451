'use server'

import { randomBytes } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import {
  answerText,
  mayOpen,
  nextPage,
  pageAfter,
  type StepAnswers,
  stepAnswersSchema,
  withStep,
} from '@/src/domain/finance/application/answers'
import type { ApplicationStep } from '@/src/domain/finance/application/ApplicationStep'
import { FINANCE_APPLICATION_PATH, pagePath, stepOf } from '@/src/domain/finance/application/applicationPages'
import { stepSchemaOf } from '@/src/domain/finance/application/stepSchema'
import {
  type Applicant,
  type Application,
  beginDraft,
  lockDraft,
  noteDraft,
} from '@/src/payload/applications/applications'
import { answersOf, writeAnswers } from '@/src/payload/applications/sealedAnswers'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { applicationCookie } from '@/src/services/visitors/shopperCookies'
import type { Site } from '@/tenants/Site'
import type { FormState } from '../FormState'
import { findLeadCar } from '../leads/findLeadCar'
import { takeForm } from '../leads/takeForm'
import { applicantIn, loanLimitsOf, takesApplications } from './applicant'
import { carTitle } from '@/src/domain/stock/car/carTitle'

const CLOSED = 'This dealership takes no applications online. Please call us.'

/** The car an application is about: another one that its form names, else the one it had, under the name that was typed for it. */
const carOf = async (
  req: PayloadRequest,
  site: Site,
  sent: string,
  draft: Application,
): Promise<{ id: string | null; name: string }> => {
  const isOther = sent !== draft.car && z.uuid().safeParse(sent).success
  const found = isOther ? await findLeadCar(site, sent, req) : null
  return found
    ? { id: found.car.id, name: carTitle({ make: found.car.make, model: found.car.model }) }
    : { id: draft.car, name: draft.vehicle }
}

interface Given {
  step: ApplicationStep
  answers: StepAnswers
  carId: string
}

/** Keeps one step; the first begins the application. Returns where the form leads. */
const keepStep = (req: PayloadRequest, site: Site, applicant: Applicant, given: Given): Promise<string> =>
  inTransaction(req, async () => {
    const { step } = given
    const begun = await lockDraft(req, applicant)
    if (!begun && step.id === 'you') await beginDraft(req, applicant)
    const draft = begun ?? (await lockDraft(req, applicant))
    if (!draft) return FINANCE_APPLICATION_PATH
    const before = await answersOf(req, draft.id)
    const next = nextPage(before, loanLimitsOf(site))
    if (!mayOpen(step.id, next)) return pagePath(next)
    const answers = withStep(before, step.id, given.answers)
    const car = await carOf(req, site, given.carId, draft)
    await writeAnswers(req, draft.id, answers)
    await noteDraft(req, draft.id, {
      car: car.id,
      vehicle: (step.id === 'loan' && answerText(answers, 'loan', 'vehicle')) || car.name,
      email: answerText(answers, 'you', 'email'),
      phone: answerText(answers, 'you', 'phone'),
    })
    return pagePath(pageAfter(step.id))
  })

/** Saves one step of a finance application and leads on to the next; signed out, under a cookie of this device. */
export const saveFinanceStep = async (_: FormState, form: FormData): Promise<FormState> => {
  const [jar, request] = await Promise.all([cookies(), headers()])
  const step = stepOf(String(form.get('step') ?? ''))
  if (!step) redirect(FINANCE_APPLICATION_PATH)
  let onward: string = FINANCE_APPLICATION_PATH
  const state = await takeForm(form, {
    name: 'Finance application',
    counts: { as: 'step', address: () => '' },
    gate: ({ finance }) => finance,
    schema: (site) => stepSchemaOf(step, loanLimitsOf(site)),
    act: async (site, answers) => {
      if (!takesApplications(site)) return { kind: 'failed', message: CLOSED }
      const { req, session, applicant } = await applicantIn(site, request)
      const device = applicant.device ?? (session ? null : randomBytes(32).toString('base64url'))
      if (!session && device) jar.set(applicationCookie(device))
      const given = { step, answers: stepAnswersSchema.parse(answers), carId: String(form.get('car_id') ?? '') }
      onward = await keepStep(req, site, { ...applicant, device }, given)
      return { kind: 'sent', reference: '' }
    },
  })
  if (state.kind === 'sent') redirect(onward)
  return state
}
