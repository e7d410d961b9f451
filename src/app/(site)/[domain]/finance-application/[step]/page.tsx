import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ApplicationFrame } from '@/src/components/finance/application/ApplicationFrame'
import { AnswerReview, DeclarationForm } from '@/src/components/finance/application/DeclarationForm'
import { DocumentForms } from '@/src/components/finance/application/DocumentForms'
import { StepForm } from '@/src/components/finance/application/StepForm'
import { answeredSections, formValuesOf, mayOpen } from '@/src/domain/finance/application/answers'
import type { ApplicationStep } from '@/src/domain/finance/application/ApplicationStep'
import {
  applicationSteps,
  FINANCE_APPLICATION_PATH,
  isPageId,
  pagePath,
  stepOf,
} from '@/src/domain/finance/application/applicationPages'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { documentsOf } from '@/src/payload/applications/sealedDocuments'
import { legalAt } from '@/tenants/legalAt'
import { requireSite } from '../../requireSite'
import { applicationCar, openApplication } from '../openApplication'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Apply for finance', robots: { index: false }, referrer: 'same-origin' }

interface PageProps {
  params: Promise<{ domain: string; step: string }>
  searchParams: Promise<{ car_id?: string | string[]; said?: string | string[] }>
}

type Open = Awaited<ReturnType<typeof openApplication>>

const INTROS = {
  documents: 'A payslip and your licence speed things up. You may also bring them to the dealership.',
  declaration: 'Look through your answers, then sign with your name.',
}

const oneText = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

/** What is known before a step was saved: the account's details, and the car's price. */
const knownOf = (
  { session }: Open,
  step: ApplicationStep,
  car: Awaited<ReturnType<typeof applicationCar>>,
): Record<string, string> => {
  if (step.id === 'you' && session) {
    const { name, last_name, email, phone } = session
    return { name, last_name, email, phone }
  }
  if (step.id !== 'loan' || !car) return {}
  const { price, shown } = car
  const vehicle = shown.name
  return price === null ? { vehicle } : { vehicle, price: String(price), amount: String(price) }
}

interface StepProps {
  open: Open
  step: ApplicationStep
  car: Awaited<ReturnType<typeof applicationCar>>
  notice: string
}

const StepPart = ({ open, step, car, notice }: StepProps) => {
  const saved = open.answers.steps[step.id]
  const before = applicationSteps[applicationSteps.indexOf(step) - 1]
  return (
    <StepForm
      key={step.id}
      step={step}
      values={saved ? formValuesOf(saved) : knownOf(open, step, car)}
      carId={car?.id ?? null}
      limits={open.limits}
      back={before ? pagePath(before.id) : null}
      notice={notice}
    />
  )
}

/** `/finance-application/{step}`: one page of the application. Made for one shopper, never cached. */
const Page = async ({ params, searchParams }: PageProps) => {
  const [site, { step: page }, query] = [await requireSite(params), await params, await searchParams]
  if (!isPageId(page)) notFound()
  const open = await openApplication(site)
  const { draft, next, answers, req } = open
  if (!draft && page !== 'you') redirect(FINANCE_APPLICATION_PATH)
  if (!mayOpen(page, next)) redirect(pagePath(next))
  const car = await applicationCar(site, oneText(query.car_id) ?? draft?.car ?? null)
  const step = stepOf(page)
  const documents = draft && !step ? await documentsOf(req, draft.id) : []
  const lender = site.settings.finance_provider
  const notice = legalAt(site, null).collectionNotice
  return (
    <ApplicationFrame
      {...{ page, next, lender }}
      intro={step?.intro ?? (page === 'documents' ? INTROS.documents : INTROS.declaration)}
      car={car?.shown ?? null}
      signIn={open.session ? null : signInHref({ type: 'finance', redirect: pagePath(page), back: pagePath(page) })}
    >
      {step && <StepPart {...{ open, step, car, notice }} />}
      {page === 'documents' && <DocumentForms documents={documents} said={oneText(query.said)} notice={notice} />}
      {page === 'declaration' && (
        <>
          <AnswerReview sections={answeredSections(answers)} documents={documents.length} />
          <DeclarationForm lender={lender} notice={notice} />
        </>
      )}
    </ApplicationFrame>
  )
}

export default Page
