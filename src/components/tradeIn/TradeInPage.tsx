import { Info } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { EnquiryHero } from '@/src/components/enquiry/EnquiryHero'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { TRADE_IN_LIMITS } from '@/src/domain/constants/site'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { TradeInForm } from './TradeInForm'

/** What the dealership says here; null or empty: nothing. */
export interface TradeInWords {
  title: string | null
  text: string | null
  steps: { title: string; text: string }[]
  image: { url: string; alt: string } | null
}

/** Id of the form's place on the page. */
const FORM = 'valuation'

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
  /** The dealership's other sections, under the form. */
  children?: ReactNode
}

/** Sell or trade in a car: one journey under every address of it (RTE-04, RTE-05). */
export const TradeInPage = ({ site, car, words, children }: TradeInPageProps) => (
  <>
    {car ? (
      <PageTitle title="Value your trade-in" intro={words.text ?? undefined} />
    ) : (
      <EnquiryHero
        site={site}
        path={site.settings.routes.sellPath}
        title={words.title ?? 'Sell your car'}
        text={words.text ?? ''}
        image={words.image}
        actions={[{ label: 'Value my car', href: `#${FORM}` }]}
      />
    )}
    <Container className="grid gap-12 py-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-16">
      <div id={FORM} className="scroll-mt-24">
        {car && <ForCar car={car} />}
        <TradeInForm
          carId={car?.id ?? null}
          saveValuation={site.settings.tradeIn.saveValuation}
          optIn={{
            label: site.settings.forms.optInLabel,
            checked: site.settings.forms.optInDefault,
            notice: legalAt(site, null).collectionNotice,
          }}
        />
      </div>
      <aside className="rounded-xl bg-surface p-6 sm:p-8 lg:self-start">
        {words.steps.length > 0 && (
          <ol className="mb-8 grid gap-6 border-b border-line pb-6">
            {words.steps.map(({ title, text }, at) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-ink font-semibold text-on-ink tabular">
                  {at + 1}
                </span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="mt-0.5 block text-[0.9375rem] text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className="flex gap-2.5 text-sm text-muted">
          <Info className="mt-0.5 size-4.5 shrink-0" />
          Estimates are generally not offered for cars over {TRADE_IN_LIMITS.ageYears} years or{' '}
          {TRADE_IN_LIMITS.odometerKm.toLocaleString('en-AU')} km.
        </p>
      </aside>
    </Container>
    {children}
  </>
)
