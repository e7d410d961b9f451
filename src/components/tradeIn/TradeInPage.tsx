import { Info } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHero } from '@/src/components/page/PageHero'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { TRADE_IN_LIMITS } from '@/src/domain/constants/site'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { AnswerFigures } from './AnswerFigures'
import { NextSteps } from './NextSteps'
import { StartForm } from './StartForm'
import { TradeInForm, type TradeInBeginning } from './TradeInForm'

/** What the dealership says here; null or empty: nothing. */
export interface TradeInWords {
  title: string | null
  text: string | null
  /** Over the steps. */
  heading: string | null
  steps: { title: string; text: string }[]
  image: { url: string; alt: string } | null
}

/** Id of the form's place on the page. */
const FORM = 'valuation'
const TITLE = 'Value your trade-in'

const ForCar = ({ car }: { car: Car }) => {
  const picture = primaryImage(car)
  return (
    <Link
      prefetch={false}
      href={car.path}
      className="mb-8 flex items-center gap-4 rounded-lg border border-line p-3 pr-5 hover:border-fg"
    >
      {picture && <Photo url={picture} alt="" size={{ width: 112, height: 70 }} className="rounded-md object-cover" />}
      <span>
        <span className="block text-sm text-muted">You are trading in on</span>
        <span className="font-semibold">{car.name}</span>
      </span>
    </Link>
  )
}

/** What it is for, and the three facts that start it. */
const SellHero = ({ site, words }: { site: Site; words: TradeInWords }) => {
  const title = words.title ?? 'Sell your car'
  return (
    <PageHero site={site} path={site.settings.routes.sellPath} title={title} image={words.image}>
      <h1 className="text-title">{title}</h1>
      {words.text && <p className="mt-3 max-w-xl text-lead text-on-ink-muted lg:mt-5">{words.text}</p>}
      <div className="mt-6 flex lg:mt-8">
        <StartForm state={mainLocation(site.locations)?.address.state ?? null} whole={`#${FORM}`} />
      </div>
    </PageHero>
  )
}

interface TradeInPageProps {
  site: Site
  car: Car | null
  words: TradeInWords
  /** What the address fills in; null: nothing, and the page begins with its hero. */
  start?: TradeInBeginning | null
  /** The dealership's other sections, under the form. */
  children?: ReactNode
}

/** Sell or trade in a car: one journey under every address of it (RTE-04, RTE-05). */
export const TradeInPage = ({ site, car, words, start = null, children }: TradeInPageProps) => (
  <>
    {car || start ? (
      <PageTitle title={car ? TITLE : (words.title ?? TITLE)} intro={words.text} />
    ) : (
      <SellHero site={site} words={words} />
    )}
    <div id={FORM} className="scroll-mt-20">
      <Container className="py-10 lg:py-14">
        {car && <ForCar car={car} />}
        <TradeInForm
          carId={car?.id ?? null}
          start={start}
          saveValuation={site.settings.tradeIn.saveValuation}
          optIn={{
            label: site.settings.forms.optInLabel,
            checked: site.settings.forms.optInDefault,
            notice: legalAt(site, null).collectionNotice,
          }}
        >
          <aside className="rounded-xl border border-line p-6 sm:p-8">
            {words.steps.length > 0 && (
              <>
                <h2 className="mb-5 text-subheading">{words.heading ?? 'What happens next'}</h2>
                <NextSteps steps={words.steps} />
              </>
            )}
            <p className="flex gap-2.5 border-line text-sm text-muted not-first:mt-6 not-first:border-t not-first:pt-6">
              <Info className="mt-0.5 size-4.5 shrink-0" />
              Estimates are generally not offered for cars over {TRADE_IN_LIMITS.ageYears} years or{' '}
              {TRADE_IN_LIMITS.odometerKm.toLocaleString('en-AU')} km.
            </p>
          </aside>
        </TradeInForm>
      </Container>
    </div>
    <AnswerFigures />
    {children}
  </>
)
