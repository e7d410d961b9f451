import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { CarFinance } from '@/src/components/finance/CarFinance'
import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { ApplyCallout } from '@/src/components/finance/application/ApplyCallout'
import { FinancePanel } from '@/src/components/finance/FinancePanel'
import { WidgetPanel } from '@/src/components/finance/WidgetPanel'
import { Photo } from '@/src/components/ui/Photo'
import { Price } from '@/src/components/ui/Price'
import { Section } from '@/src/components/ui/Section'
import { LOAN_FORM } from '@/src/domain/constants/finance'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { carLoan } from '@/src/domain/finance/carLoan'
import { financePath } from '@/src/domain/finance/financePath'
import { financePrice } from '@/src/domain/finance/financePrice'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { legalAt } from '@/tenants/legalAt'
import type { FinanceSite, Site } from '@/tenants/Site'
import { financePage } from '../enquiryPages'
import { enquiryMetadata, EnquiryPage } from '../EnquiryPage'
import type { FinanceQuestion } from './financePrefillOf'
import { carTitle } from '@/src/domain/stock/car/carTitle'

const NOTHING_ASKED: FinanceQuestion = { car: null, gone: false, budgetDollars: null, values: {} }

/** Metadata of every finance page: one canonical address; a page about one car or budget is not for search engines. */
export const financeMetadata = async (site: Site, asked: boolean): Promise<Metadata> => ({
  ...(await enquiryMetadata(site, financePage, financePath(site))),
  ...(asked ? { robots: { index: false, follow: true } } : {}),
})

const SLIDERS = 'Move the sliders; nothing you choose here is stored or sent.'
const EXAMPLE_RATE = 'It starts at an example rate; the page of a vehicle starts at the rate of its own lender.'

const Calculators = ({ site, question, now }: { site: Site; question: FinanceQuestion; now: Date }) => {
  const { settings } = site
  const legal = legalAt(site, null)
  const { car, budgetDollars } = question
  const about = car !== null && financePrice(car, settings) !== null ? car : null
  const loan = carLoan(about, site, now)
  return (
    <>
      <Section title="What would it cost?" intro={about ? SLIDERS : `${SLIDERS} ${EXAMPLE_RATE}`}>
        {about ? (
          <CarFinance car={about} site={site} now={now} link={false} />
        ) : (
          <FinancePanel carPriceDollars={budgetDollars} loan={loan} settings={settings} legal={legal} href={null} />
        )}
      </Section>
      <Section
        ground="surface"
        title="Or start from the repayment"
        intro="Say what suits you by the month, or what you can put down. A final payment keeps the repayments low."
      >
        <div className="rounded-xl bg-canvas">
          <WidgetPanel
            priceDollars={budgetDollars ?? LOAN_FORM.amount.default}
            loan={loan}
            settings={settings}
            legal={legal}
          />
        </div>
      </Section>
    </>
  )
}

interface FinancePageProps {
  site: Site
  question?: FinanceQuestion
  now: Date
}

/** The car a finance page is about: picture, name, price, and its lender's estimate (RTE-12, RTE-13). */
const FinanceCar = ({ car, site, now }: { car: Car; site: FinanceSite; now: Date }) => {
  const image = primaryImage(car)
  const estimate = carEstimate(car, site, now)
  const facts = [
    car.km === null ? null : `${car.km.toLocaleString('en-AU')} km`,
    car.simple_transmission ?? car.trans,
    car.simple_body ?? car.body,
    car.location?.name,
  ].filter(Boolean)
  return (
    <article className="grid items-center gap-6 overflow-hidden rounded-xl border border-line bg-canvas sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] sm:gap-8">
      <div className="relative aspect-[8/5] bg-surface sm:h-full sm:min-h-44">
        {image && <Photo url={image} alt="" sizes="(min-width: 640px) 18rem, 100vw" className="object-cover" />}
      </div>
      <div className="grid gap-4 p-5 pt-0 sm:py-6 sm:pl-0 sm:pr-8">
        <div>
          <h2 className="text-subheading">
            <Link prefetch={false} href={car.path} className="hover:underline">
              {car.name}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-muted">{facts.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <Price car={car} settings={site.settings} />
          {estimate && <CarRepayment estimate={estimate} />}
        </div>
      </div>
    </article>
  )
}

/** The site's finance page: calculators, and the form with what the link brought (RTE-09..13, FIN-47). */
export const FinancePage = async ({ site, question = NOTHING_ASKED, now }: FinancePageProps) => {
  const { features, finance } = site.settings
  if (!features.finance) notFound()
  const { car, gone, values } = question
  const title = car ? `Finance for your ${carTitle({ make: car.make, model: car.model })}` : undefined
  return (
    <EnquiryPage
      site={site}
      route={financePage}
      title={title}
      path={financePath(site)}
      pictured={car === null}
      prefill={values}
    >
      {(car ?? gone) && (
        <Section>
          {car ? (
            <FinanceCar car={car} site={site} now={now} />
          ) : (
            <p role="status" className="rounded-lg bg-surface p-5 font-semibold">
              That car is no longer for sale. Everything on this page works for any other.
            </p>
          )}
        </Section>
      )}
      {finance.application.enabled && <ApplyCallout carId={car?.id ?? null} />}
      {features.calculators && <Calculators site={site} question={question} now={now} />}
    </EnquiryPage>
  )
}
