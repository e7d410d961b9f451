'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq, type Payload } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { type FindRequest, findRequestSchema, NO_REQUEST, payRequestSchema } from '@/src/domain/checkout/paymentRequest'
import { invoicePath, readInvoiceKey } from '@/src/payload/payments/invoicePath'
import { findRequest, type PaymentRequest, requestOf } from '@/src/payload/payments/paymentRequests'
import type { SettledPayment } from '@/src/payload/payments/settlePayment'
import { payRequest } from '@/src/payload/payments/settleRequest'
import { depositProvider } from '@/src/services/payments/depositProvider'
import { mayTakeForm } from '@/src/services/visitors/enquiryRateLimits'
import type { Site } from '@/tenants/Site'
import type { FormState } from '../FormState'
import { takeForm } from '../leads/takeForm'
import { depositAccount } from '../reservations/depositAccount'

const NOT_TAKEN = 'Invoices cannot be paid online here at the moment. Please call us.'
const NOT_BEGUN = 'The payment could not be begun, and nothing was charged. Please try again in a moment, or call us.'
const TOO_MANY = 'Too many tries for this reference. Please wait a few minutes, or call us.'

const failed = (message: string) => ({ kind: 'failed' as const, message })

/** Whatever a site's settings are (WAT-16). */
const alwaysGated = (): boolean => true

const lookUp = async (site: Site, data: FindRequest): Promise<{ path: string } | { message: string }> => {
  // Guesses are counted by the reference as well: many visitors cannot share the work on one invoice.
  const about = { tenantId: site.id, headers: await headers(), email: `reference ${data.reference}` }
  if (!mayTakeForm('try', about)) return { message: TOO_MANY }
  const payload = await payloadClient()
  const id = await requestOf(await createLocalReq({}, payload), site.id, data)
  return id ? { path: invoicePath(id, payload.secret) } : { message: NO_REQUEST }
}

/** Finds an invoice by its reference, last name and e-mail address (RTE-41, WAT-16), and leads to the page that pays it. */
export const findInvoice = async (_: FormState, form: FormData): Promise<FormState> => {
  let onwards: string | null = null
  const state = await takeForm(form, {
    name: 'Online payment',
    counts: { as: 'try', address: ({ email }) => email },
    gate: alwaysGated,
    schema: () => findRequestSchema,
    act: async (site, data) => {
      const found = await lookUp(site, data)
      if ('message' in found) return failed(found.message)
      onwards = found.path
      return { kind: 'sent', reference: '' }
    },
  })
  if (onwards !== null) redirect(onwards)
  return state
}

const begin = async (payload: Payload, site: Site, request: PaymentRequest) => {
  const provider = depositProvider()
  if (!provider) return failed(NOT_TAKEN)
  const settled: SettledPayment<PaymentRequest> | null = await payRequest(payload, request.id, {
    provider,
    account: await depositAccount(payload, site.id),
    dealership: site.name,
    returnUrl: `${site.origin}${invoicePath(request.id, payload.secret)}`,
  }).catch((error: unknown) => {
    payload.logger.error({ err: error }, `It is not known how the payment of invoice ${request.id} stands.`)
    return null
  })
  if (settled?.payment.deposit !== 'failed') return null
  return failed((settled.found?.kind === 'unpaid' && settled.found.reason) || NOT_BEGUN)
}

/** Begins the payment of an invoice. A second press finds the first one's payment, and charges nothing. */
export const payInvoice = async (_: FormState, form: FormData): Promise<FormState> => {
  let onwards: string | null = null
  const state = await takeForm(form, {
    name: 'Payment of an invoice',
    counts: { as: 'try', address: ({ key }) => key },
    gate: alwaysGated,
    schema: () => payRequestSchema,
    act: async (site, { key }) => {
      const payload = await payloadClient()
      const id = readInvoiceKey(key, payload.secret)
      const request = id && (await findRequest(await createLocalReq({}, payload), id))
      if (!request || request.tenant !== site.id) return failed(NO_REQUEST)
      const problem = await begin(payload, site, request)
      if (problem) return problem
      onwards = invoicePath(request.id, payload.secret)
      return { kind: 'sent', reference: '' }
    },
  })
  if (onwards !== null) redirect(onwards)
  return state
}
