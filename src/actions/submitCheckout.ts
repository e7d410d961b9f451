'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { sellingSite } from '@/src/data/site/sellingSite'
import { type AddOn, chosenAddOns } from '@/src/domain/checkout/addOns'
import { type CheckoutForm, checkoutFormSchema, checkoutMessage } from '@/src/domain/checkout/checkoutForm'
import { depositWords } from '@/src/domain/checkout/depositWords'
import { reserveAmount } from '@/src/domain/checkout/reserveAmount'
import { reservationPath } from '@/src/payload/payments/reservationPath'
import { ownReservation } from '@/src/payload/payments/reservations'
import { depositProvider } from '@/src/services/payments/depositProvider'
import type { Site } from '@/tenants/Site'
import { termsHash, termsOfDeposit } from '@/tenants/termsOfDeposit'
import type { FormState } from './FormState'
import { type LeadCar, type LeadInput, storeLead } from './leads/storeLead'
import { type Sender, takeForm } from './leads/takeForm'
import { depositAccount } from './reservations/depositAccount'
import { findCheckoutCar } from './reservations/findCheckoutCar'
import { payDeposit } from './reservations/payDeposit'
import { NotReserved, NOT_TAKEN_ONLINE, refusalOf, reserveCar } from './reservations/reserveCar'
import { settleOverdue } from './reservations/settleOverdue'

const NOT_RESERVED =
  'We could not reserve it online from this browser. We have your details, and will call you to arrange it.'

const EXTRAS_CHANGED =
  'An extra that you chose is not offered any more at that price. The page shows those there are: please choose again.'

const TERMS_CHANGED =
  'The deposit or its terms have changed while this page was open. The page shows them now: please read them again, and send it if you agree.'

const failed = (message: string) => ({ kind: 'failed' as const, message })

/** The page shows what is not so any more: it is drawn again beside the message, and what was typed stays. */
const outdated = (message: string) => {
  refresh()
  return failed(message)
}

/** A car that is not sold online at all has no checkout to be drawn again. */
const refused = (message: string) => (message === NOT_TAKEN_ONLINE ? failed(message) : outdated(message))

/** A checkout's form with the extras that it names. */
interface Order {
  form: CheckoutForm
  addOns: AddOn[]
}

/** What a checkout stores as its lead. */
const leadOf = (order: Order, car: LeadCar, sender: Sender, deposit: string): LeadInput => {
  const { form, addOns } = order
  const { mode, name, last_name, email, phone, postcode, opt_in, pay, handover, has_trade_in } = form
  return {
    ...sender,
    category: mode === 'buy' ? 'Online Purchase' : 'Reservation',
    contact: { name, last_name, email, phone, postcode, opt_in },
    attributes: { pay, handover, has_trade_in, add_ons: addOns },
    car,
    message: checkoutMessage(form, deposit, addOns),
  }
}

type About = NonNullable<Awaited<ReturnType<typeof findCheckoutCar>>>

/** What was agreed to before the payment, when and how (LAW-07, LAW-09). */
const agreedTo = (site: Site, { car }: About, { how }: Pick<Sender, 'how'>) => ({
  deposit_terms: { text: termsOfDeposit(site, car), at: new Date().toISOString(), how },
})

/** The lead is held until the deposit is settled: a reservation that may not come about is not announced. */
const reservationLead =
  (site: Site, about: About, order: Order, sender: Sender, amountCents: number) =>
  (id: string): LeadInput => {
    const state = amountCents > 0 ? 'pending' : 'none'
    const lead = leadOf(order, about, sender, depositWords({ id, state, amountCents, reference: null, sandbox: false }))
    return {
      ...lead,
      attributes: { reservation_id: id, ...lead.attributes, ...agreedTo(site, about, sender) },
      heldBecause: state === 'pending' ? 'payment' : null,
    }
  }

const checkOut = async (shownOn: Site, form: CheckoutForm, sender: Sender) => {
  const payload = await payloadClient()
  const own = await ownReservation(await createLocalReq({}, payload), form.car_id, form)
  if (own) return { kind: 'onwards' as const, path: reservationPath(own.id, payload.secret) }
  await settleOverdue(payload, form.car_id)
  const about = await findCheckoutCar(shownOn, form.car_id)
  const site = about ? await sellingSite(shownOn, about.tenantId) : shownOn
  const { cents } = reserveAmount(site.settings.reserve.amount)
  const provider = cents > 0 ? depositProvider() : null
  const refusal = cents > 0 && !provider ? NOT_TAKEN_ONLINE : refusalOf(about, site, form.price)
  if (!about || refusal !== null) return refused(refusal ?? NOT_TAKEN_ONLINE)
  if (form.terms && form.terms !== termsHash(termsOfDeposit(site, about.car))) return outdated(TERMS_CHANGED)
  const addOns = chosenAddOns(form.mode === 'buy' ? site.settings.checkout.addOns : [], form.add_ons)
  if (!addOns) return outdated(EXTRAS_CHANGED)
  const order = { form, addOns }
  if (sender.heldBecause !== null) {
    // Nothing is reserved and nothing paid for a sender who may be a program; staff find it under Held as spam.
    await storeLead(site, leadOf(order, about, sender, 'Not reserved, not paid.'))
    return failed(NOT_RESERVED)
  }
  const reservation = await reserveCar(payload, site, {
    carId: about.car.id,
    amountCents: cents,
    provider: provider?.name ?? null,
    account: await depositAccount(payload, about.tenantId),
    seenPrice: form.price,
    lead: reservationLead(site, about, order, sender, cents),
  })
  // A purchase goes on with its order.
  const reserved =
    form.mode === 'buy' && site.settings.checkout.orderTerms
      ? { kind: 'onwards' as const, path: reservationPath(reservation.id, payload.secret) }
      : { kind: 'sent' as const, reference: reservation.id }
  if (!provider) return reserved
  const description = `Deposit for ${about.car.name}`
  const answer = await payDeposit(payload, site, { reservation, provider, description, email: form.email })
  return answer.kind === 'reserved' ? reserved : answer
}

/** Reserves a car, or starts its purchase, with the deposit of its dealership (TEN-12, BUY-01..07). */
export const submitCheckout = async (_: FormState, form: FormData): Promise<FormState> => {
  let onwards: string | null = null
  const act = async (site: Site, data: CheckoutForm, sender: Sender) => {
    const answer = await checkOut(site, data, sender).catch((error: unknown) => {
      if (error instanceof NotReserved) return refused(error.message)
      throw error
    })
    if (answer.kind !== 'onwards') return answer
    onwards = answer.path
    return { kind: 'sent' as const, reference: '' }
  }
  const state = await takeForm(form, {
    name: 'Checkout',
    holdsCar: true,
    gate: ({ checkout, hasCheckout }) => checkout && hasCheckout,
    schema: () => checkoutFormSchema,
    act,
  })
  if (onwards !== null) redirect(onwards)
  return state
}
