'use server'

import { payloadClient } from '@/src/data/reads/payloadClient'
import { canCheckOut } from '@/src/domain/checkout/canCheckOut'
import { type CheckoutForm, checkoutFormSchema, checkoutMessage } from '@/src/domain/checkout/checkoutForm'
import { depositTerms, reserveAmount } from '@/src/domain/checkout/reserveAmount'
import { depositProvider } from '@/src/services/payments/depositProvider'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import type { FormState } from './FormState'
import { logFailure } from './leads/logFailure'
import { type LeadCar, storeLead } from './leads/storeLead'
import { type Sender, takeForm } from './leads/takeForm'
import { findCheckoutCar } from './reservations/findCheckoutCar'
import { reserveCar } from './reservations/reserveCar'

const TAKEN = 'Somebody has just reserved this one. Please ask us: plans change, and we may have its twin.'
const NOT_TAKEN_ONLINE = 'This one cannot be reserved online. Please send us an enquiry instead.'

/** What a checkout stores with its lead. */
const leadOf = ({
  mode,
  name,
  last_name,
  email,
  phone,
  postcode,
  opt_in,
  pay,
  handover,
  has_trade_in,
}: CheckoutForm) => ({
  category: mode === 'buy' ? 'Online Purchase' : 'Reservation',
  contact: { name, last_name, email, phone, postcode, opt_in },
  attributes: { pay, handover, has_trade_in },
})

const NOT_RESERVED =
  'We could not reserve it online from this browser. We have your details, and will call you to arrange it.'

/** Nothing is reserved and nothing paid for a sender who may be a program; staff find it under Held as spam. */
const keepForStaff = async (site: Site, form: CheckoutForm, car: LeadCar, sender: Sender) => {
  await storeLead(site, { ...sender, ...leadOf(form), car, message: checkoutMessage(form, 'Not reserved, not paid.') })
  return { kind: 'failed' as const, message: NOT_RESERVED }
}

type About = NonNullable<Awaited<ReturnType<typeof findCheckoutCar>>>

/** What was agreed to before the payment, when and how (LAW-07, LAW-09). */
const agreedTo = (site: Site, { car }: About, { how }: Pick<Sender, 'how'>) => {
  const state = car.location?.state ?? null
  const { amount, coolingOff } = site.settings.reserve
  const text = depositTerms({ rules: coolingOff, legal: legalAt(site, state), state, amount: reserveAmount(amount) })
  return { deposit_terms: { text, at: new Date().toISOString(), how } }
}

const checkOut = async (site: Site, form: CheckoutForm, sender: Sender) => {
  const about = await findCheckoutCar(site, form.car_id)
  const { cents, text } = reserveAmount(site.settings.reserve.amount)
  const provider = depositProvider()
  const payable = cents === 0 || provider !== null
  if (!about || !payable) return { kind: 'failed' as const, message: NOT_TAKEN_ONLINE }
  if (about.car.reserved) return { kind: 'failed' as const, message: TAKEN }
  if (!canCheckOut(about.car, site.settings)) return { kind: 'failed' as const, message: NOT_TAKEN_ONLINE }
  if (sender.heldBecause !== null) return keepForStaff(site, form, about, sender)
  const description = `Deposit for ${about.car.name}`
  const answer = await reserveCar(await payloadClient(), {
    carId: about.car.id,
    amountCents: cents,
    description,
    provider,
  })
  if (answer.kind === 'taken') return { kind: 'failed' as const, message: TAKEN }
  if (answer.kind === 'declined') return { kind: 'failed' as const, message: answer.reason }
  const sandbox = provider?.sandbox ?? false
  const deposit =
    cents === 0
      ? 'No deposit.'
      : `Deposit ${text}${sandbox ? ' (sandbox payment: no money was taken)' : ''}, reference ${answer.reference}.`
  const { attributes, ...lead } = leadOf(form)
  await storeLead(site, {
    ...sender,
    ...lead,
    car: about,
    message: checkoutMessage(form, deposit),
    attributes: { reservation_id: answer.reservationId, ...attributes, ...agreedTo(site, about, sender) },
  }).catch((error: unknown) =>
    logFailure(`Reservation ${answer.reservationId} is made; its lead could not be stored.`, error),
  )
  return { kind: 'sent' as const, reference: answer.reservationId }
}

/** Reserves a car, or starts its purchase, with the site's deposit (TEN-12, BUY-01..07). */
export const submitCheckout = async (_: FormState, form: FormData): Promise<FormState> =>
  takeForm(form, {
    name: 'Checkout',
    holdsCar: true,
    gate: ({ checkout, hasCheckout }) => checkout && hasCheckout,
    schema: () => checkoutFormSchema,
    act: checkOut,
  })
