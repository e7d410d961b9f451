'use server'

import { payloadClient } from '@/src/data/reads/payloadClient'
import { canCheckOut } from '@/src/domain/checkout/canCheckOut'
import { type CheckoutForm, checkoutFormSchema, checkoutMessage } from '@/src/domain/checkout/checkoutForm'
import { depositTerms } from '@/src/domain/checkout/depositTerms'
import { reserveAmount } from '@/src/domain/checkout/reserveAmount'
import { depositProvider } from '@/src/services/payments/depositProvider'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import type { FormState } from './FormState'
import { findLeadCar } from './leads/findLeadCar'
import { formValues } from './leads/formValues'
import { logFailure } from './leads/logFailure'
import { storeLead } from './leads/storeLead'
import { type Sender, SUBMIT_FAILED, takeForm } from './leads/takeForm'
import { reserveCar } from './reservations/reserveCar'

const TAKEN = 'Somebody has just reserved this one. Please ask us: plans change, and we may have its twin.'
const NOT_TAKEN_ONLINE = 'This one cannot be reserved online. Please send us an enquiry instead.'

type About = NonNullable<Awaited<ReturnType<typeof findLeadCar>>>

/** What was agreed to before the payment, when and how (LAW-07, LAW-09). */
const agreedTo = (site: Site, { car }: About, { how }: Pick<Sender, 'how'>) => {
  const state = car.location?.state ?? null
  const { amount, coolingOff } = site.settings.reserve
  const text = depositTerms({ rules: coolingOff, legal: legalAt(site, state), state, amount: reserveAmount(amount) })
  return { deposit_terms: { text, at: new Date().toISOString(), how } }
}

const checkOut = async (site: Site, form: CheckoutForm, sender: Sender) => {
  const about = await findLeadCar(site, form.car_id)
  const { cents, text } = reserveAmount(site.settings.reserve.amount)
  const provider = depositProvider()
  const payable = cents === 0 || provider !== null
  if (!about || !payable) return { kind: 'failed' as const, message: NOT_TAKEN_ONLINE }
  if (about.car.reserved) return { kind: 'failed' as const, message: TAKEN }
  if (!canCheckOut(about.car, site.settings)) return { kind: 'failed' as const, message: NOT_TAKEN_ONLINE }
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
  const { name, last_name, email, phone, postcode, opt_in } = form
  await storeLead(site, {
    ...sender,
    category: form.mode === 'buy' ? 'Online Purchase' : 'Reservation',
    car: about,
    contact: { name, last_name, email, phone, postcode, opt_in },
    message: checkoutMessage(form, deposit),
    attributes: {
      reservation_id: answer.reservationId,
      pay: form.pay,
      handover: form.handover,
      has_trade_in: form.has_trade_in,
      ...agreedTo(site, about, sender),
    },
  }).catch((error: unknown) =>
    logFailure(`Reservation ${answer.reservationId} is made; its lead could not be stored.`, error),
  )
  return { kind: 'sent' as const, reference: answer.reservationId }
}

/** Reserves a car, or starts its purchase, with the site's deposit (TEN-12, BUY-01..07). */
export const submitCheckout = async (_: FormState, form: FormData): Promise<FormState> => {
  // With a filled spam trap nothing is reserved, so the answer must not be a success.
  if (form.get('tracking')) return { kind: 'failed', values: formValues(form), message: SUBMIT_FAILED }
  return takeForm(form, { name: 'Checkout', holdsCar: true, schema: () => checkoutFormSchema, act: checkOut })
}
