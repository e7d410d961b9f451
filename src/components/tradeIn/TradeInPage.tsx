import Link from 'next/link'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import type { SelectOption } from '@/src/components/ui/inputs/Select'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { EstimateLimits } from './EstimateLimits'
import { NextSteps } from './NextSteps'
import { TradeInForm, type TradeInBeginning } from './TradeInForm'
import type { TradeInWords } from './TradeInWords'

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

interface TradeInPageProps {
  site: Site
  car: Car | null
  words: TradeInWords
  /** Kinds of vehicle to choose from; none: it is about a car. */
  kinds?: SelectOption[]
  /** What the address fills in; null: nothing. */
  start?: TradeInBeginning | null
}

/** The form of a trade-in (RTE-04), with what the sell page's start said of the car. */
export const TradeInPage = ({ site, car, words, kinds, start = null }: TradeInPageProps) => (
  <>
    <PageTitle title={car ? TITLE : (words.title ?? TITLE)} intro={start ? null : words.text} />
    <Container className="py-8 lg:py-14">
      {car && <ForCar car={car} />}
      <TradeInForm
        carId={car?.id ?? null}
        start={start}
        kinds={kinds}
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
          <EstimateLimits
            className="text-muted border-line not-first:mt-6 not-first:border-t not-first:pt-6"
            kinds={(kinds ?? []).length > 0}
          />
        </aside>
      </TradeInForm>
    </Container>
  </>
)
