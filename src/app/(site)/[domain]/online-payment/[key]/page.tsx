import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvoiceCard } from '@/src/components/payments/InvoiceCard'
import { PayInvoiceForm } from '@/src/components/payments/PayInvoiceForm'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { dollarsOf } from '@/src/domain/checkout/depositWords'
import { requestBadge, requestWords } from '@/src/domain/checkout/paymentRequest'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { Site } from '@/tenants/Site'
import { requireSite } from '../../requireSite'
import { invoiceOf, type ShownInvoice } from './invoiceOf'

export const dynamic = 'force-dynamic'
// The address is the key: the payment company is not told it by the browser.
export const metadata: Metadata = { title: 'Your invoice', robots: { index: false }, referrer: 'same-origin' }

interface PageProps {
  params: Promise<{ domain: string; key: string }>
  searchParams: Promise<{ left?: string | string[] }>
}

const PAY = { title: 'One step left', text: 'Your invoice is ready to be paid on the payment company’s page.' }
const NOT_PAID = 'The payment was not made, and nothing was charged. You can try again.'

const formatter = (site: Site, style: Intl.DateTimeFormatOptions) => {
  const timeZone = stateTimeZone(mainLocation(site.locations)?.address?.state ?? null)
  const format = new Intl.DateTimeFormat('en-AU', { ...style, timeZone })
  return (iso: string | null): string => (iso === null ? '' : format.format(new Date(iso)))
}

const Next = ({ invoice, invoiceKey }: { invoice: ShownInvoice; invoiceKey: string }) => {
  const { request, payUrl } = invoice
  const amount = dollarsOf(request.cents)
  if (payUrl)
    return (
      <div className="grid gap-4">
        <Button href={payUrl} size="lg" rel="noreferrer" block>
          Pay {amount}
        </Button>
        <a href="?left=1" className="text-center text-sm underline">
          Leave without paying
        </a>
      </div>
    )
  const canPay = request.state === 'open' && (request.deposit === 'none' || request.deposit === 'failed')
  if (canPay) return <PayInvoiceForm invoiceKey={invoiceKey} amount={amount} />
  return (
    <Button href="/" variant="outline">
      Back to the website
    </Button>
  )
}

/** `/online-payment/{key}`: an invoice, the way to pay it, and afterwards its receipt (RTE-41). `?left=1`: without having paid. */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const { key } = await params
  const isLeft = (await searchParams).left === '1'
  const invoice = await invoiceOf(site, key, isLeft)
  if (!invoice) notFound()
  const { request, payUrl, sandbox } = invoice
  const day = formatter(site, { dateStyle: 'long' })
  const moment = formatter(site, { dateStyle: 'long', timeStyle: 'short' })
  const words = payUrl ? PAY : requestWords(request.state, request.deposit)
  const wasNotPaid = request.deposit === 'failed' && request.state === 'open'
  return (
    <>
      <PageTitle title={words.title} parents={[{ label: 'Online payment', href: '/online-payment' }]} />
      <Container narrow className="grid gap-8 py-10 lg:py-14">
        <p role="status" className="text-lead">
          {wasNotPaid ? NOT_PAID : words.text}
        </p>
        <InvoiceCard
          dealership={site.name}
          cents={request.cents}
          badge={requestBadge(request)}
          sandbox={sandbox}
          rows={[
            ['Reference', request.number],
            ['For', request.what],
            ['Name', [request.name, request.lastName].filter(Boolean).join(' ')],
            ['Due on', request.state === 'open' ? day(request.due) : ''],
            ['Paid', moment(request.paidAt)],
            ['Given back', request.refundedCents > 0 ? dollarsOf(request.refundedCents) : ''],
          ]}
        >
          <Next invoice={invoice} invoiceKey={decodeURIComponent(key)} />
        </InvoiceCard>
      </Container>
    </>
  )
}

export default Page
