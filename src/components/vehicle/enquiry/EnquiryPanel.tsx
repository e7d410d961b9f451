import { MapPin } from 'lucide-react'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { FinanceDisclaimer } from '@/src/components/finance/FinanceDisclaimer'
import { Repayment } from '@/src/components/finance/Repayment'
import type { OptIn } from '@/src/components/forms/FormFooter'
import { checksOf, optInOf } from '@/src/components/forms/siteForms'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Price } from '@/src/components/ui/Price'
import { financeDisclaimer } from '@/src/domain/finance/advertising/financeDisclaimer'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { kindsFor, type VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { Car } from '@/src/domain/stock/car/Car'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { isTestDriveOnly, mainAction } from '@/src/domain/stock/availability/mainAction'
import { isSold, availabilityOf } from '@/src/domain/stock/availability/availability'
import { similarEnquiryMessage } from '@/src/domain/stock/availability/similarEnquiryMessage'
import { vehicleVisit } from '@/src/domain/testDrives/vehicleVisit'
import { legalAt } from '@/tenants/legalAt'
import type { Settings } from '@/tenants/settings/buildSettings'
import type { FinanceSite, Site } from '@/tenants/Site'
import { placeLine } from '../buying/placeLine'
import { financeHref } from '../finance/financeHref'
import type { EnquiryFormProps } from './EnquiryForm'
import { VehicleEnquiry } from './VehicleEnquiry'
import { VehiclePhone } from './VehiclePhone'

const shortName = ({ year, make, model }: Car): string => carTitle({ year, make, model })

const messagesFor = (car: Car): Record<VehicleEnquiryKind, string> => {
  const name = shortName(car)
  return {
    enquiry: isSold(car) ? similarEnquiryMessage(car) : `I am interested in the ${name}.`,
    'test-drive': `I would like to ${vehicleVisit(car).wish} the ${name}.`,
    photos: '',
    video: '',
  }
}

/** The forms a car's page offers (LEA-23, PRC-06, PRC-08). */
export const enquiryKindsOf = (car: Car, settings: Settings): VehicleEnquiryKind[] =>
  kindsFor({
    sold: isSold(car),
    comingSoon: availabilityOf(car) === 'coming_soon',
    testDriveOnly: isTestDriveOnly(car),
    hideTestDriveWhenComingSoon: settings.testDrive.hideWhenComingSoon,
  })

/** The form's facts, filled in for this car (LEA-03). */
const formOf = (car: Car, settings: Settings, optIn: OptIn): EnquiryFormProps => ({
  carId: car.id,
  title: shortName(car),
  kinds: enquiryKindsOf(car, settings),
  visit: vehicleVisit(car),
  messages: messagesFor(car),
  submitLabel: isSold(car) ? mainAction(car).label : null,
  checks: checksOf({ settings }),
  // A new car has none.
  showRego: settings.forms.showRego && car.car_type !== 'new',
  dateField: settings.testDrive.dateField,
  optIn,
})

interface EnquiryPanelProps {
  car: Car
  site: Pick<Site, 'name' | 'websiteId'> & FinanceSite
  phone: string | null
  now: Date
  /** Its heading, of a car that is not sold. */
  title: string
}

/** How the car's estimate was made, in the lender's own words (VDP-42, LAW-01, FIN-50). */
const FinanceInfo = ({ car, site, now }: { car: Car; site: FinanceSite; now: Date }) => {
  const { settings } = site
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  const { phone, comparisonRange } = settings.finance
  const legal = legalAt(site, car.location?.state ?? null)
  const href = financeHref(car, settings)
  return (
    <div className="grid gap-5">
      <Repayment
        repaymentDollars={estimate.frequency === 'weekly' ? estimate.weeklyDollars : estimate.monthlyDollars}
        frequency={estimate.frequency}
        monthlyDollars={estimate.monthlyDollars}
        ratePercent={settings.finance.calculator.hideInterest ? null : estimate.ratePercent}
        comparisonPercent={estimate.comparisonPercent}
        size="lg"
      />
      <p className="text-muted">
        An estimate for the {car.name} at its advertised price. It is no offer of credit: what you pay depends on your
        circumstances, the deposit and the term you choose.
      </p>
      <ComparisonWarning text={comparisonNotice(legal)} className="text-[0.8125rem] leading-relaxed text-muted" />
      <FinanceDisclaimer text={financeDisclaimer(estimate.disclaimer, estimate, { phone, comparisonRange }, legal)} />
      {href && (
        <Button href={href} rel="nofollow" block>
          Get Finance
        </Button>
      )}
    </div>
  )
}

/** Beside the form on a wide window: which car it is about, what that costs and where it is. */
const AboutCar = ({ car, settings }: { car: Car; settings: Settings }) => (
  <div className="mt-8 hidden max-w-md border-t border-line-strong pt-6 lg:block">
    <p className="mb-2 text-subheading font-semibold">{car.name}</p>
    <Price car={car} settings={settings} />
    {car.location && (
      <p className="mt-4 flex gap-2 text-muted">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
        <span>
          {car.location.name}
          <span className="block">{placeLine(car.location)}</span>
        </span>
      </p>
    )}
  </div>
)

/** Where the page's buttons lead: the dealership's forms, filled in for this car, and its dialogs (LEA-03, PRC-06..08, VDP-42, LAW-08). */
export const EnquiryPanel = ({ car, site, phone, now, title }: EnquiryPanelProps) => {
  const { settings, name, websiteId } = site
  const sold = isSold(car)
  const masked = settings.phoneReveal === 'masked'
  const form = formOf(car, settings, optInOf(site, car.location?.state ?? null))
  return (
    <section id="enquire" aria-labelledby="enquire-title" className="scroll-mt-24 bg-surface py-section">
      <span id="test-drive" className="block scroll-mt-24" />
      <span id="photos" className="block scroll-mt-24" />
      <span id="video" className="block scroll-mt-24" />
      <Container className="grid gap-5 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
        <div>
          <h2 id="enquire-title" className="text-heading">
            {sold ? 'Find Me Something Similar' : title}
          </h2>
          <p className="mt-2.5 max-w-md text-muted sm:mt-4 sm:text-lead">
            {sold
              ? `Tell ${name} what you liked about it.`
              : `Ask ${name} a question, book ${vehicleVisit(car).noun} or see more photos. ${site.settings.forms.answerPromise ?? ''}`}
          </p>
          {!sold && <AboutCar car={car} settings={settings} />}
        </div>
        <div className="rounded-xl bg-canvas p-4 shadow-card sm:p-9">
          <VehicleEnquiry
            form={form}
            phone={
              !sold && phone ? <VehiclePhone phone={phone} masked={masked} car={car} websiteId={websiteId} /> : null
            }
            financeInfo={carEstimate(car, site, now) ? <FinanceInfo car={car} site={site} now={now} /> : null}
          />
        </div>
      </Container>
    </section>
  )
}
