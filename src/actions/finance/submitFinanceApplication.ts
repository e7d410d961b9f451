'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { type Answers, answerText, nextPage } from '@/src/domain/finance/application/answers'
import { applicationNumber } from '@/src/domain/finance/application/applicationStates'
import { FINANCE_APPLICATION_PATH, pagePath } from '@/src/domain/finance/application/applicationPages'
import { declarationSchema, declaredConsents } from '@/src/domain/finance/application/declaration'
import { enqueueLender } from '@/src/jobs/finance/enqueueLender'
import { type Applicant, type Application, lastSent, lockDraft } from '@/src/payload/applications/applications'
import { answersOf, writeAnswers } from '@/src/payload/applications/sealedAnswers'
import { markSent, nameSent } from '@/src/payload/applications/sentApplications'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { hasLender } from '@/src/services/lenders/lenderGateway'
import type { Site } from '@/tenants/Site'
import type { FormState } from '../FormState'
import { findLeadCar } from '../leads/findLeadCar'
import { type LeadInput, storeLead } from '../leads/storeLead'
import { type Sender, takeForm } from '../leads/takeForm'
import { applicantIn, loanLimitsOf, takesApplications } from './applicant'

const SENT_PATH = `${FINANCE_APPLICATION_PATH}/sent`

/** The lead of an application: who it is, and no word of what was answered. */
const leadOf = (car: LeadInput['car'], draft: Application, answers: Answers, sender: Sender): LeadInput => {
  const of = (name: string): string => answerText(answers, 'you', name)
  const about = draft.vehicle ? ` for ${draft.vehicle}` : ''
  return {
    ...sender,
    category: 'Finance Enquiry',
    subcategory: 'Application',
    car,
    contact: {
      name: of('name'),
      last_name: of('last_name'),
      email: of('email'),
      phone: of('phone'),
      postcode: answerText(answers, 'home', 'postcode'),
      opt_in: false,
    },
    message: `Finance application ${applicationNumber(draft.id)}${about}. Its answers and documents are in the admin under Finance applications.`,
    attributes: {
      finance_application_id: draft.id,
      finance_consent: {
        text: declaredConsents.map((consent) => consent.text).join(' '),
        at: answers.declaration?.at ?? '',
        how: sender.how,
      },
    },
  }
}

interface Declared {
  signature: string
  sender: Sender
}

/** Stores the lead, marks the application as sent, and queues it for the lender: all of it or nothing, and once. */
const send = (req: PayloadRequest, site: Site, applicant: Applicant, { signature, sender }: Declared) =>
  inTransaction(req, async (): Promise<string> => {
    const draft = await lockDraft(req, applicant)
    // Sent twice: the first has taken the draft.
    if (!draft) return (await lastSent(req, applicant)) ? SENT_PATH : FINANCE_APPLICATION_PATH
    const given = await answersOf(req, draft.id)
    const next = nextPage(given, loanLimitsOf(site))
    if (next !== 'declaration') return pagePath(next)
    const answers = {
      ...given,
      declaration: { signature, at: new Date().toISOString(), consents: declaredConsents },
    }
    if (!(await markSent(req, draft.id, applicant.shopper))) return SENT_PATH
    await writeAnswers(req, draft.id, answers)
    const car = draft.car ? await findLeadCar(site, draft.car, req) : null
    const lead = await storeLead(site, leadOf(car, draft, answers, sender), req)
    const isSentOn = hasLender()
    const lender = site.settings.finance_provider
    await nameSent(req, draft.id, { lead, lender, lenderState: isSentOn ? 'queued' : 'none' })
    if (isSentOn && sender.heldBecause === null) await enqueueLender(req, draft.id)
    return SENT_PATH
  })

/** Sends a finance application that is complete, with its declaration (LEA-06): one lead, and its way to the lender. */
export const submitFinanceApplication = async (_: FormState, form: FormData): Promise<FormState> => {
  const request = await headers()
  let onward: string = FINANCE_APPLICATION_PATH
  const state = await takeForm(form, {
    name: 'Finance application',
    gate: ({ finance }) => finance,
    schema: () => declarationSchema,
    act: async (site, { signature }, sender) => {
      if (takesApplications(site)) {
        const { req, applicant } = await applicantIn(site, request)
        onward = await send(req, site, applicant, { signature, sender })
      }
      return { kind: 'sent', reference: '' }
    },
  })
  if (state.kind === 'sent') redirect(onward)
  return state
}
