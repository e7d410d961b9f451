import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { takesApplications } from '@/src/actions/finance/applicant'
import { otherTimes } from '@/src/actions/testDrives/changeOwnDrive'
import { cardRules } from '@/src/components/cards/CardRules'
import { RecentlyViewed } from '@/src/components/recent/RecentlyViewed'
import { PageTitle } from '@/src/components/site/PageTitle'
import { DetailsForm } from '@/src/components/shopper/garage/DetailsForm'
import { GarageFinance } from '@/src/components/shopper/garage/GarageFinance'
import { GarageMenu } from '@/src/components/shopper/garage/GarageMenu'
import { GarageLists } from '@/src/components/shopper/garage/GarageLists'
import { GarageInvoices, GaragePrizes } from '@/src/components/shopper/garage/GaragePayments'
import { GaragePrivacy } from '@/src/components/shopper/garage/GaragePrivacy'
import { GarageSaved } from '@/src/components/shopper/garage/GarageSaved'
import { GarageSearches } from '@/src/components/shopper/garage/GarageSearches'
import { GarageVehicles } from '@/src/components/shopper/garage/GarageVehicles'
import { GarageSection } from '@/src/components/shopper/garage/GarageSection'
import { PasskeyRows } from '@/src/components/shopper/garage/PasskeyRows'
import { SessionRows } from '@/src/components/shopper/garage/SessionRows'
import { Container } from '@/src/components/ui/Container'
import { siteDay, siteZone } from '@/tenants/siteDay'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import { vehicleNews } from '@/src/domain/shopper/garage/ownVehicles'
import { driveNews, type GarageDrive } from '@/src/domain/shopper/garage/garage'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { applicationsOf } from '@/src/payload/applications/applications'
import { shareKey } from '@/src/payload/auth/shareKey'
import { PERSON_PATH } from '@/src/payload/auth/personToken'
import { invoicePath } from '@/src/payload/payments/invoicePath'
import { reservationPath } from '@/src/payload/payments/reservationPath'
import { findGarage } from '@/src/payload/shopper/findGarage'
import { ownVehiclesOf } from '@/src/payload/sql/ownVehicles'
import { passkeysOf } from '@/src/payload/sql/passkeys'
import { hasPush } from '@/src/payload/sql/pushSubscriptions'
import { searchesOf } from '@/src/payload/sql/savedSearches'
import { sessionsOf } from '@/src/payload/sql/shopperSessions'
import { findShare, watchedCars } from '@/src/payload/sql/watchlist'
import { vapidKeys } from '@/src/services/push/pushSender'
import { applicationTokenIn } from '@/src/services/visitors/shopperCookies'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { pageWords } from '../pageWords'
import { requireSite } from '../requireSite'
import { shopperOf } from '../shopperOf'
import { shownOrNone } from '../shownOrNone'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'My garage', robots: { index: false }, referrer: 'same-origin' }

const PARTS = [
  { id: 'saved', title: 'Saved cars' },
  { id: 'searches', title: 'Saved searches' },
  { id: 'enquiries', title: 'Enquiries' },
  { id: 'drives', title: 'Test drives' },
  { id: 'reservations', title: 'Reservations' },
  { id: 'invoices', title: 'Paid invoices' },
  { id: 'prizes', title: 'Prizes' },
  { id: 'vehicles', title: 'My vehicles' },
  { id: 'finance', title: 'Finance' },
  { id: 'details', title: 'My details' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'sessions', title: 'Sign-ins' },
]

const shared = async (open: NonNullable<Awaited<ReturnType<typeof shopperOf>>>, origin: string) => {
  const { req, session } = open
  const id = await findShare(req, session.shopper)
  return id && `${origin}/shared-cars/${shareKey(id, req.payload.secret)}`
}

const isUpcoming = ({ state, startsAt }: GarageDrive): boolean =>
  state === 'booked' && Date.parse(startsAt) > Date.now()

/** For each drive that can still be changed, the times it may be moved to. */
const timesFor = async (
  site: Site,
  { req, session }: NonNullable<Awaited<ReturnType<typeof shopperOf>>>,
  drives: GarageDrive[],
): Promise<ReadonlyMap<string, string[]>> =>
  new Map(
    await Promise.all(
      drives
        .filter(isUpcoming)
        .map(async ({ id }): Promise<[string, string[]]> => [id, await otherTimes(req, { site, session, id })]),
    ),
  )

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The shopper's own page under each of its names (RTE-42, WAT-16, WAT-23). Never cached; the proxy has asked for the sign-in. */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const { features, routes } = site.settings
  if (!features.garage) notFound()
  const open = await shopperOf(site)
  if (!open) redirect(signInHref({ type: 'my-garage', redirect: routes.myGaragePath, back: '/' }))
  const { req, session } = open
  const device = applicationTokenIn(await headers())
  const [entries, searches, garage, vehicles, applications, sessions, passkeys, link, words] = await Promise.all([
    watchedCars(req, session.shopper),
    searchesOf(req, { tenant: site.id, shopper: session.shopper, email: session.email }),
    findGarage(req, site, session),
    ownVehiclesOf(req, { tenant: site.id, shopper: session.shopper }),
    applicationsOf(req, { site: site.id, shopper: session.shopper, device }),
    sessionsOf(req, session.shopper),
    passkeysOf(req, session.shopper),
    shared(open, site.origin),
    pageWords(site, 'my-garage'),
  ])
  const cars = await shownOrNone(
    site,
    entries.map(({ id }) => id),
  )
  const zone = siteZone(site)
  const hasFinance = takesApplications(site) || applications.length > 0
  const { invoices, prizes } = garage
  const isThere: Record<string, boolean> = {
    finance: hasFinance,
    invoices: invoices.length > 0,
    prizes: prizes.length > 0,
  }
  const { name, last_name, postcode, phone, email } = session
  const asked = await searchParams
  const rules = cardRules(site.settings, new Date())
  const notice = legalAt(site, null).collectionNotice
  return (
    <>
      <PageTitle
        title={name ? `${name}’s garage` : 'My garage'}
        intro={[words.text ?? '', `Signed in as ${phone ? formatPhone(phone) : email}.`].filter(Boolean).join(' ')}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-14 lg:py-14">
        <GarageMenu parts={PARTS.filter(({ id }) => isThere[id] ?? true)} />
        <div className="min-w-0">
          <GarageSaved {...{ entries, cars, link, phone, rules }} />
          <GarageSearches
            {...{ searches, email }}
            push={{ publicKey: vapidKeys(req.payload.secret).publicKey, isOn: await hasPush(req, session.id) }}
          />
          <GarageLists
            garage={garage}
            reservationPathOf={(id) => reservationPath(id, req.payload.secret)}
            zone={zone}
            otherTimes={await timesFor(site, open, garage.drives)}
            driveNews={driveNews[String(asked.drive)] ?? null}
          />
          <GarageInvoices invoices={invoices} pathOf={(id) => invoicePath(id, req.payload.secret)} zone={zone} />
          <GaragePrizes prizes={prizes} zone={zone} />
          <GarageVehicles
            {...{ vehicles, email, notice }}
            today={siteDay(site, new Date())}
            news={vehicleNews[String(asked.vehicle)] ?? null}
          />
          {hasFinance && <GarageFinance applications={applications} zone={zone} />}
          <GarageSection id="details" title="My details">
            <DetailsForm details={{ name, last_name, postcode }} notice={notice} />
          </GarageSection>
          <GaragePrivacy consents={garage.consents} action={`${PERSON_PATH}/mine`} />
          <GarageSection id="sessions" title="Where I am signed in">
            <SessionRows sessions={sessions} current={session.id} zone={zone} />
            <PasskeyRows
              passkeys={passkeys.map(({ id, device, createdAt }) => ({ id, device, createdAt }))}
              zone={zone}
            />
          </GarageSection>
        </div>
      </Container>
      <RecentlyViewed rules={rules} />
    </>
  )
}

export default Page
