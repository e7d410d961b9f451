import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cardRules } from '@/src/components/cards/CardRules'
import { PageTitle } from '@/src/components/site/PageTitle'
import { DetailsForm } from '@/src/components/shopper/garage/DetailsForm'
import { GarageMenu } from '@/src/components/shopper/garage/GarageMenu'
import { DriveRows, EnquiryRows, ReservationRows } from '@/src/components/shopper/garage/GarageRows'
import { GarageSection, NothingHere } from '@/src/components/shopper/garage/GarageSection'
import { SavedRows } from '@/src/components/shopper/garage/SavedRows'
import { SessionRows } from '@/src/components/shopper/garage/SessionRows'
import { ShareLink } from '@/src/components/shopper/garage/ShareLink'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { shareKey } from '@/src/payload/auth/shareKey'
import { PERSON_PATH } from '@/src/payload/auth/personToken'
import { findGarage } from '@/src/payload/shopper/findGarage'
import { sessionsOf } from '@/src/payload/sql/shopperSessions'
import { findShare, watchedCars } from '@/src/payload/sql/watchlist'
import { pageWords } from '../pageWords'
import { requireSite } from '../requireSite'
import { shopperOf } from '../shopperOf'
import { shownOrNone } from '../shownOrNone'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'My garage', robots: { index: false }, referrer: 'same-origin' }

const PARTS = [
  { id: 'saved', title: 'Saved cars' },
  { id: 'enquiries', title: 'Enquiries' },
  { id: 'drives', title: 'Test drives' },
  { id: 'reservations', title: 'Reservations' },
  { id: 'details', title: 'My details' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'sessions', title: 'Sign-ins' },
]

const shared = async (open: NonNullable<Awaited<ReturnType<typeof shopperOf>>>, origin: string) => {
  const { req, session } = open
  const id = await findShare(req, session.shopper)
  return id && `${origin}/shared-cars/${shareKey(id, req.payload.secret)}`
}

/** The shopper's own page under each of its names (RTE-42, WAT-16, WAT-23). Never cached; the proxy has asked for the sign-in. */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  const site = await requireSite(params)
  const { features, routes } = site.settings
  if (!features.garage) notFound()
  const open = await shopperOf(site)
  if (!open) redirect(signInHref({ type: 'my-garage', redirect: routes.myGaragePath, back: '/' }))
  const { req, session } = open
  const [entries, garage, sessions, link, words] = await Promise.all([
    watchedCars(req, session.shopper),
    findGarage(req, site.memberIds, session),
    sessionsOf(req, session.shopper),
    shared(open, site.origin),
    pageWords(site, 'my-garage'),
  ])
  const cars = await shownOrNone(
    site,
    entries.map(({ id }) => id),
  )
  const zone = stateTimeZone(mainLocation(site.locations)?.address?.state ?? null)
  const { name, last_name, postcode, phone, email } = session
  return (
    <>
      <PageTitle
        title={name ? `${name}’s garage` : 'My garage'}
        intro={[words.text ?? '', `Signed in as ${phone ? formatPhone(phone) : email}.`].filter(Boolean).join(' ')}
      />
      <Container className="grid gap-8 py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-14 lg:py-14">
        <GarageMenu parts={PARTS} />
        <div className="min-w-0">
          <GarageSection id="saved" title="Saved cars" count={entries.length}>
            {entries.length === 0 ? (
              <NothingHere>
                Tap the bookmark on a car and it waits here for you.{' '}
                <a href={STOCK_PATH} className="font-semibold underline">
                  See our stock
                </a>
              </NothingHere>
            ) : (
              <>
                {cars === null && <NothingHere>Today’s prices cannot be fetched just now.</NothingHere>}
                <SavedRows
                  entries={entries}
                  cars={cars ?? []}
                  rules={cardRules(site.settings, new Date())}
                  phone={phone || null}
                />
                <ShareLink link={link} />
              </>
            )}
          </GarageSection>
          <GarageSection id="enquiries" title="Enquiries" count={garage.enquiries.length}>
            {garage.enquiries.length === 0 ? (
              <NothingHere>What you ask us is listed here, with where it stands.</NothingHere>
            ) : (
              <EnquiryRows enquiries={garage.enquiries} zone={zone} />
            )}
          </GarageSection>
          <GarageSection id="drives" title="Test drives" count={garage.drives.length}>
            {garage.drives.length === 0 ? (
              <NothingHere>No drive is booked.</NothingHere>
            ) : (
              <DriveRows drives={garage.drives} />
            )}
          </GarageSection>
          <GarageSection id="reservations" title="Reservations" count={garage.reservations.length}>
            {garage.reservations.length === 0 ? (
              <NothingHere>No car is reserved.</NothingHere>
            ) : (
              <ReservationRows reservations={garage.reservations} zone={zone} />
            )}
          </GarageSection>
          <GarageSection id="details" title="My details">
            <DetailsForm details={{ name, last_name, postcode }} />
          </GarageSection>
          <GarageSection id="privacy" title="Privacy">
            {garage.consents.length > 0 && (
              <ul className="mb-5 grid gap-3">
                {garage.consents.map(({ to, text, at }, index) => (
                  <li key={index} className="rounded-md bg-surface p-4 text-sm">
                    <strong className="block">{to}</strong>
                    {text}
                    {at !== '' && <span className="block text-muted">{at.slice(0, 10)}</span>}
                  </li>
                ))}
              </ul>
            )}
            <p className="mb-5 max-w-prose text-muted">
              See everything we hold about you, download it, or have it deleted. We mail you a link to it.
            </p>
            <Button href={PERSON_PATH} variant="outline">
              My data
            </Button>
          </GarageSection>
          <GarageSection id="sessions" title="Where I am signed in">
            <SessionRows sessions={sessions} current={session.id} zone={zone} />
          </GarageSection>
        </div>
      </Container>
    </>
  )
}

export default Page
