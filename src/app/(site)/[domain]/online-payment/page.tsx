import { CreditCard, FileText, Mail } from 'lucide-react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { FindInvoiceForm } from '@/src/components/payments/FindInvoiceForm'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { depositProvider } from '@/src/services/payments/depositProvider'
import { legalAt } from '@/tenants/legalAt'
import { pageWords } from '../pageWords'
import { requireSite } from '../requireSite'
import { shopperOf } from '../shopperOf'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Online payment', robots: { index: false }, referrer: 'same-origin' }

const STEPS = [
  { Icon: FileText, title: 'Name your invoice', text: 'Its reference, with the name and e-mail address on it.' },
  { Icon: CreditCard, title: 'Check and pay', text: 'You see what it is for before you pay by card.' },
  { Icon: Mail, title: 'Get a receipt', text: 'On the page at once, and by e-mail.' },
]

/** `/online-payment`: an invoice or deposit is paid by its reference (RTE-41, WAT-16, WAT-23). The proxy has asked for the sign-in. */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  const site = await requireSite(params)
  const [words, shopper] = await Promise.all([pageWords(site, 'online-payment'), shopperOf(site)])
  if (!shopper) redirect(signInHref({ type: 'online-payment', redirect: '/online-payment', back: '/' }))
  const { last_name, email } = shopper.session
  return (
    <>
      <PageTitle
        title={words.title ?? 'Online payment'}
        intro={words.text ?? `Pay an invoice or a deposit to ${site.name}.`}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20 lg:py-14">
        <div>
          <h2 className="mb-6 text-heading">Which invoice would you like to pay?</h2>
          {depositProvider() ? (
            <FindInvoiceForm prefill={{ last_name, email }} notice={legalAt(site, null).collectionNotice} />
          ) : (
            <div className="grid justify-items-start gap-5">
              <p className="text-lead">Invoices cannot be paid online here at the moment. Please ask us how to pay.</p>
              <Button href="/contact-us">Contact us</Button>
            </div>
          )}
        </div>
        <ol className="grid content-start gap-6 rounded-2xl bg-surface p-6 sm:p-8">
          {STEPS.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-text" />
              <div>
                <p className="font-semibold">{title}</p>
                <p className="mt-1 text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
      <RenderBlocks blocks={words.below} site={site} />
    </>
  )
}

export default Page
