import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OrderForm } from '@/src/components/checkout/OrderForm'
import { DeclarationForm } from '@/src/components/finance/application/DeclarationForm'
import { DocumentForms } from '@/src/components/finance/application/DocumentForms'
import { StepForm } from '@/src/components/finance/application/StepForm'
import { DetailsForm } from '@/src/components/shopper/garage/DetailsForm'
import { GarageVehicles } from '@/src/components/shopper/garage/GarageVehicles'
import { applicationSteps } from '@/src/domain/finance/application/applicationPages'

const idle = vi.hoisted(() => async () => ({ kind: 'idle' }))
vi.mock('@/src/actions/signOrder', () => ({ signOrder: idle }))
vi.mock('@/src/actions/finance/saveFinanceStep', () => ({ saveFinanceStep: idle }))
vi.mock('@/src/actions/finance/submitFinanceApplication', () => ({ submitFinanceApplication: idle }))
vi.mock('@/src/actions/shopper/saveDetails', () => ({ saveDetails: idle }))
vi.mock('@/src/actions/shopper/saveVehicle', () => ({ saveVehicle: idle }))

const notice = '{purpose} Read the {privacy policy}.'
/** The notices of a page's forms in words, each with its link. */
const noticesOf = (forms: ReactNode): string[] =>
  [
    ...renderToStaticMarkup(forms).matchAll(/<p[^>]*>([^<]*)<a [^>]*href="\/privacy-policy"[^>]*>privacy policy<\/a>/g),
  ].map(([, words = '']) => words)

test('LAW-08 BUY-07 who signs an order reads what the licence and the signature are for', () => {
  const asked = (asksLicence: boolean) =>
    noticesOf(<OrderForm orderKey="key" shown="hash" asksLicence={asksLicence} notice={notice} />)
  expect(asked(true)).toEqual([
    'We use your licence to check who you are, and your signature for this order. Read the ',
  ])
  expect(asked(false)).toEqual(['We use your signature for this order. Read the '])
})

test('LAW-08 LEA-26 every page of a finance application says what its answers and documents are for', () => {
  for (const step of applicationSteps) {
    const form = (
      <StepForm {...{ step, notice }} values={{}} carId={null} limits={{ minLoan: 5000, maxTerm: 7 }} back={null} />
    )
    expect(noticesOf(form), step.id).toEqual(['We use your answers for this application. Read the '])
  }
  expect(noticesOf(<DocumentForms documents={[]} said={null} notice={notice} />)).toHaveLength(1)
  expect(noticesOf(<DeclarationForm lender="Manual" notice={notice} />)).toHaveLength(1)
})

test('LAW-08 WAT-23 the garage says what an account’s details and a vehicle’s registration are for', () => {
  const details = { name: '', last_name: '', postcode: '' }
  expect(noticesOf(<DetailsForm {...{ details, notice }} />)).toEqual([
    'We use your details for your account on this website. Read the ',
  ])
  const garage = <GarageVehicles vehicles={[]} today="2026-07-01" email="" news={null} notice={notice} />
  expect(noticesOf(garage)).toEqual([
    'We use these details to look your vehicle up, to keep it here and, if you ask us, to remind you. Read the ',
  ])
})
