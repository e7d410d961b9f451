import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { PrizeWheelArt } from '@/src/components/prizes/PrizeWheelArt'
import { TurnForm } from '@/src/components/prizes/TurnForm'
import { TurnResult } from '@/src/components/prizes/TurnResult'
import { WheelTerms } from '@/src/components/prizes/WheelTerms'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { currentWheel, type WheelContent } from '@/src/data/content/getPrizeWheels'
import { siteZone } from '@/tenants/siteDay'
import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import { australianStates } from '@/src/domain/locations/states'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { type PrizeTurn, turnOf } from '@/src/payload/sql/prizeTurns'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { pageWords } from '../pageWords'
import { requireSite } from '../requireSite'
import { shopperOf } from '../shopperOf'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Spin to win', robots: { index: false }, referrer: 'same-origin' }

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ spun?: string | string[] }>
}

type Shopper = Awaited<ReturnType<typeof shopperOf>>

const SIGN_IN = signInHref({ type: 'spin-to-win', redirect: '/spin-to-win', back: '/' })

/** The last day to collect a prize, in the zone of the dealership; null: none. */
const collectDayOf = ({ collectBy }: WheelContent, site: Site): string | null =>
  collectBy && dayInZone(collectBy, siteZone(site))

/** From when to when, in the zone of the dealership. */
const periodOf = ({ start, expiry }: WheelContent, site: Site): string => {
  const timeZone = siteZone(site)
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone })
  const [from, to] = [start, expiry].map((iso) => format.format(new Date(iso)))
  return `From ${from} to ${to}, ${timeZone.replace('Australia/', '')} time.`
}

interface AsideProps {
  site: Site
  wheel: WheelContent
  isOpen: boolean
  shopper: Shopper
  turn: PrizeTurn | null
  isNew: boolean
}

/** Beside the wheel: the form, what was won, or why neither. */
const Aside = ({ site, wheel, isOpen, shopper, turn, isNew }: AsideProps) => {
  if (turn)
    return (
      <TurnResult
        {...{ ...turn, isNew }}
        collectBy={collectDayOf(wheel, site)}
        what={wheel.prizes.find(({ id }) => id === turn.prizeId)?.what ?? ''}
        email={shopper?.session.email || 'your email address'}
      />
    )
  if (!isOpen) return <p className="text-lead">It has not begun yet. {periodOf(wheel, site)}</p>
  if (!shopper)
    return (
      <div className="grid justify-items-start gap-5">
        <h2 className="text-heading">One turn for each person</h2>
        <p className="text-muted">Sign in with your mobile number or e-mail address, so that the prize finds you.</p>
        <Button href={SIGN_IN} size="lg">
          Sign in to spin
        </Button>
      </div>
    )
  const { name, last_name, email } = shopper.session
  return (
    <>
      <h2 className="mb-5 text-heading">Take your turn</h2>
      <TurnForm
        wheelId={wheel.id}
        states={wheel.states.length > 0 ? wheel.states : australianStates}
        prefill={{ name, last_name, email }}
        optIn={{ label: site.settings.forms.optInLabel, notice: legalAt(site, null).collectionNotice }}
      />
    </>
  )
}

/** `/spin-to-win`: the prize wheel, one turn for each signed-in person (RTE-40, WAT-19, WAT-23). `?spun=1`: just taken. */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const [current, words, shopper, { spun }] = await Promise.all([
    currentWheel(site.id, new Date()),
    pageWords(site, 'spin-to-win'),
    shopperOf(site),
    searchParams,
  ])
  if (!current)
    return (
      <>
        <PageTitle title={words.title ?? 'Spin to win'} intro={words.text ?? 'The next round is announced here.'} />
        <RenderBlocks blocks={words.below} site={site} />
      </>
    )
  const { wheel, isOpen } = current
  const turn = shopper && (await turnOf(shopper.req, wheel.id, shopper.session))
  const isNew = turn !== null && spun === '1'
  return (
    <>
      <PageTitle title={wheel.title} intro={wheel.intro} />
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16 lg:py-14">
        <PrizeWheelArt
          prizes={wheel.prizes}
          stopsAt={turn?.prizeId}
          turns={isNew}
          className="mx-auto max-w-sm lg:max-w-xl"
        />
        <div>
          <Aside {...{ site, wheel, isOpen, shopper, turn, isNew }} />
        </div>
      </Container>
      <div data-ground="surface" className="bg-surface">
        <Container className="py-section">
          <WheelTerms {...wheel} period={periodOf(wheel, site)} collectDay={collectDayOf(wheel, site)} />
        </Container>
      </div>
    </>
  )
}

export default Page
