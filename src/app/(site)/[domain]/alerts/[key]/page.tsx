import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { createLocalReq } from 'payload'
import { SavedSearchRows } from '@/src/components/shopper/garage/SavedSearchRows'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { readAlertKey } from '@/src/payload/auth/alertKey'
import { countReminded } from '@/src/payload/sql/ownVehicles'
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
  const req = await createLocalReq({}, payload)
  const searches = await searchesOf(req, { ...claims, shopper: null })
  const vehicles = await countReminded(req, claims)
  const action = `/api/alerts/${encodeURIComponent(key)}`
  return (
    <>
      <PageTitle title="Your alerts" intro={`What ${site.name} tells you by e-mail, at most once a day.`} />
      <Container narrow className="py-8 lg:py-14">
        {searches.length === 0 && vehicles === 0 && (
          <p className="text-lead text-muted">We hold no alerts for this address any more.</p>
        )}
        {searches.length > 0 && <SavedSearchRows searches={searches} action={action} proven={claims.email} />}
        {vehicles > 0 && (
          <form method="post" action={action} className="mt-8 rounded-lg border border-line p-5">
            <p className="font-semibold">
              Reminders of {vehicles === 1 ? 'your vehicle' : `your ${vehicles} vehicles`}
            </p>
            <p className="mb-4 mt-1 text-sm text-muted">
              30 and 7 days before the registration ends and the service is due.
            </p>
            <input type="hidden" name="act" value="stop-reminders" />
            <button type="submit" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
              Stop these reminders
            </button>
          </form>
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
