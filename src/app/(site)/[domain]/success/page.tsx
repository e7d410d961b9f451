import { Check } from 'lucide-react'
import type { Metadata } from 'next'
import { cardRules } from '@/src/components/cards/CardRules'
import { SuccessEvent } from '@/src/components/analytics/SuccessEvent'
import { LeadReference } from '@/src/components/enquiry/LeadReference'
import { StockRow } from '@/src/components/page/StockRow'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { requireSite } from '../requireSite'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[]>>
}

const NEWEST = { refinements: {}, maxPriceDollars: null, sort: ['created_at_timestamp:desc'], limit: 8 }

export const metadata: Metadata = { title: 'Thank you', robots: { index: false } }

const searchOf = (params: Record<string, string | string[]>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (Array.isArray(value) ? [] : [[name, value]])),
  ).toString()

/**
 * Confirmation of an enquiry or a test-drive lead (RTE-07, LEA-24, LEA-37). Drawn for each visitor, so that its details are
 * also read without JavaScript.
 */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const cars = await getStockRow(site, NEWEST)
  return (
    <>
      <Container narrow className="py-section text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success">
          <Check className="size-8" />
        </span>
        <h1 className="mt-6 text-title">Thank you. We are on to it.</h1>
        <p role="status" className="mt-4 text-lead text-muted">
          Your message has reached {site.name}. {site.settings.forms.answerPromise}
        </p>
        <SuccessEvent />
        <LeadReference search={searchOf(await searchParams)} locations={site.locations} />
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button href={STOCK_PATH} size="lg">
            Back to the stock
          </Button>
          <Button href="/dealer-locator" size="lg" variant="outline">
            Opening hours
          </Button>
        </div>
      </Container>
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, new Date())}
        title="While you are here"
        link={{ label: 'All stock', href: STOCK_PATH }}
      />
    </>
  )
}

export default Page
