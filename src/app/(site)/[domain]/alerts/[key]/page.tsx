import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { createLocalReq } from 'payload'
import { SavedSearchRows } from '@/src/components/shopper/garage/SavedSearchRows'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { readAlertKey } from '@/src/payload/auth/alertKey'
import { searchesOf } from '@/src/payload/sql/savedSearches'
import { requireSite } from '../../requireSite'

export const dynamic = 'force-dynamic'
// The address is the key: no other site is told where a visitor comes from.
export const metadata: Metadata = { title: 'Your alerts', robots: { index: false }, referrer: 'same-origin' }

/** What an address is told by e-mail, to be started and stopped from a mail, signed in or not. Opening it changes nothing: scanners open links. */
const Page = async ({ params }: { params: Promise<{ domain: string; key: string }> }) => {
  const site = await requireSite(params)
  const payload = await payloadClient()
  const key = decodeURIComponent((await params).key)
  const claims = readAlertKey(key, site.id, payload.secret)
  if (!claims) notFound()
  const searches = await searchesOf(await createLocalReq({}, payload), { ...claims, shopper: null })
  const action = `/api/alerts/${encodeURIComponent(key)}`
  return (
    <>
      <PageTitle title="Your alerts" intro={`What ${site.name} tells you by e-mail, at most once a day.`} />
      <Container narrow className="py-8 lg:py-14">
        {searches.length === 0 ? (
          <p className="text-lead text-muted">We hold no alerts for this address any more.</p>
        ) : (
          <SavedSearchRows searches={searches} action={action} proven={claims.email} />
        )}
        {searches.some(({ state }) => state === 'on') && (
          <form method="post" action={action} className="mt-8">
            <input type="hidden" name="act" value="stop-all" />
            <button type="submit" className={buttonClasses({ variant: 'primary' })}>
              Stop all of these mails
            </button>
          </form>
        )}
      </Container>
    </>
  )
}

export default Page
