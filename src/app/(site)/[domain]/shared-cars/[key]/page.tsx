import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { createLocalReq } from 'payload'
import { cardRules } from '@/src/components/cards/CardRules'
import { SavedRows } from '@/src/components/shopper/garage/SavedRows'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { readShareKey } from '@/src/payload/auth/shareKey'
import { shopperOfShare, watchedCars } from '@/src/payload/sql/watchlist'
import { requireSite } from '../../requireSite'
import { shownOrNone } from '../../shownOrNone'

export const dynamic = 'force-dynamic'
// The address is the key: no other site is told where a visitor comes from.
export const metadata: Metadata = { title: 'Shared cars', robots: { index: false }, referrer: 'same-origin' }

/** The saved cars of a shopper who shares them, to look at (WAT-23): no name, no number, nothing to change. */
const Page = async ({ params }: { params: Promise<{ domain: string; key: string }> }) => {
  const site = await requireSite(params)
  const payload = await payloadClient()
  const id = readShareKey(decodeURIComponent((await params).key), payload.secret)
  const req = await createLocalReq({}, payload)
  const shopper = id && (await shopperOfShare(req, site.id, id))
  if (!shopper) notFound()
  const entries = await watchedCars(req, shopper)
  const cars = await shownOrNone(
    site,
    entries.map(({ id: car }) => car),
  )
  const unmarked = entries.map((entry) => ({ ...entry, savedPriceDollars: null, seenSold: false }))
  return (
    <>
      <PageTitle title="Cars shared with you" intro={`A list of cars at ${site.name}, with today’s prices.`} />
      <Container narrow className="py-8 lg:py-14">
        {unmarked.length === 0 ? (
          <p className="text-lead text-muted">There is nothing on this list now.</p>
        ) : (
          <SavedRows entries={unmarked} cars={cars} rules={cardRules(site.settings, new Date())} phone={null} />
        )}
      </Container>
    </>
  )
}

export default Page
