import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CheckoutPage } from '@/src/components/checkout/CheckoutPage'
import { Order } from '@/src/components/checkout/Order'
import { OrderForm } from '@/src/components/checkout/OrderForm'
import { SignedOrderPanel } from '@/src/components/checkout/SignedOrderPanel'
import { ReservationStatus } from '@/src/components/checkout/ReservationStatus'
import type { DepositState } from '@/src/domain/checkout/depositWords'
import { RESERVED_WORDS } from '@/src/domain/checkout/purchaseChoices'
import { depositProvider } from '@/src/services/payments/depositProvider'
import { legalAt } from '@/tenants/legalAt'
import { requireSite } from '../../requireSite'
import { reservationOf } from './reservationOf'

export const dynamic = 'force-dynamic'
// The address is the key: the payment company is not told it by the browser.
export const metadata: Metadata = { title: 'Your reservation', robots: { index: false }, referrer: 'same-origin' }

interface PageProps {
  params: Promise<{ domain: string; key: string }>
  searchParams: Promise<{ left?: string | string[] }>
}

const NOT_PAID = 'The deposit was not paid, and nothing was charged. What you typed is still here.'
const CHECKING = {
  title: 'We are checking your payment',
  text: 'The payment company has not answered yet. Please do not pay again: reload this page in a moment, or call us.',
}
const PAY = {
  title: 'One step left',
  text: 'The vehicle is held for you for a quarter of an hour. Pay the deposit to keep it.',
}
const ENDED = {
  title: 'This reservation has ended',
  text: 'The vehicle is not reserved for you any more. Please ask us.',
}
const RETURNED = { ...ENDED, text: 'Your deposit goes back in full to the card you paid with, within a few days.' }

const TO_SIGN = {
  title: 'It is reserved for you. Now the order',
  text: 'Please read your order and sign it. Until then nothing is bought, and your deposit is yours to have back.',
}
const SIGNED = {
  title: 'Your order is signed',
  text: 'We have it, and will call you about the balance and the handover. Keep the file for yourself.',
}

const wordsOf = (state: string, deposit: DepositState, mode: keyof typeof RESERVED_WORDS, payUrl: string | null) => {
  if (state === 'paid') return RESERVED_WORDS[mode]
  if (deposit === 'pending') return payUrl ? PAY : CHECKING
  return deposit === 'refund_due' || deposit === 'refunded' ? RETURNED : ENDED
}

/**
 * `/reservation/{key}`: where a shopper pays, and comes back to from the payment company (BUY-07). `?left=1`: without having
 * paid; the vehicle is free at once, and the form is there again.
 */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const found = await reservationOf(site, (await params).key, (await searchParams).left === '1')
  if (!found) notFound()
  const { reservation, selling, payUrl, car, mode, typed, signed, unsigned } = found
  if (car && reservation.deposit === 'failed')
    return (
      <CheckoutPage
        {...{ car, mode }}
        site={selling}
        payments={depositProvider()}
        returned={{ message: NOT_PAID, values: typed }}
      />
    )
  const words =
    signed && reservation.state === 'paid'
      ? SIGNED
      : unsigned
        ? TO_SIGN
        : wordsOf(reservation.state, reservation.deposit, mode, payUrl)
  const key = decodeURIComponent((await params).key)
  return (
    <ReservationStatus {...words} {...{ reservation, car, payUrl }}>
      {signed && <SignedOrderPanel order={signed} file={`/reservation/${key}/order.pdf`} />}
      {unsigned && (
        <section aria-labelledby="order" className="grid gap-6">
          <h2 id="order" className="text-heading">
            Your order
          </h2>
          <Order parts={unsigned.parts} />
          <OrderForm
            orderKey={key}
            shown={unsigned.hash}
            asksLicence={selling.settings.checkout.licenceCheck}
            notice={legalAt(site, car?.location?.state ?? null).collectionNotice}
          />
        </section>
      )}
    </ReservationStatus>
  )
}

export default Page
