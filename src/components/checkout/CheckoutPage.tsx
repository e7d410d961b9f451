import Link from 'next/link'
import type { FormValues } from '@/src/actions/FormState'
import { PageTitle } from '@/src/components/site/PageTitle'
import { PaymentLogos } from '@/src/components/site/PaymentLogos'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { VehiclePrice } from '@/src/components/vehicle/price/VehiclePrice'
import { canCheckOut } from '@/src/domain/checkout/canCheckOut'
import { type ReserveAmount, reserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/car/Car'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import type { Settings } from '@/tenants/settings/buildSettings'
import { termsHash, termsOfDeposit } from '@/tenants/termsOfDeposit'
import { CheckoutForm } from './CheckoutForm'

interface CheckoutPageProps {
  car: Car
  site: Pick<Site, 'settings' | 'legal' | 'locations'>
  mode: 'reserve' | 'buy'
  /** Null when the site has no payment provider. */
  payments: { sandbox: boolean } | null
  /** The shopper has come back without having paid: what is said about it, and what was typed. */
  returned?: { message: string; values: FormValues }
}

/** What is being reserved or bought, its whole price first, then today's deposit (BUY-02, BUY-06, LAW-04). */
const CheckoutSummary = ({ car, settings, amount }: { car: Car; settings: Settings; amount: ReserveAmount }) => {
  const picture = primaryImage(car)
  return (
    <aside className="overflow-hidden rounded-xl border border-line lg:sticky lg:top-24">
      <div className="relative aspect-[8/5] bg-surface">
        {picture && (
          <Photo url={picture} alt={car.name} first sizes="(min-width: 1024px) 26rem, 100vw" className="object-cover" />
        )}
      </div>
      <div className="grid gap-5 p-6">
        <div>
          <Link prefetch={false} href={car.path} className="text-xl font-semibold leading-snug hover:underline">
            {car.name}
          </Link>
          <p className="mt-1 text-sm text-muted">
            {[car.km !== null && `${car.km.toLocaleString('en-AU')} km`, car.stocknum && `Stock ${car.stocknum}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <VehiclePrice car={car} settings={settings} />
        <dl className="flex justify-between gap-4 border-t border-line pt-5 font-semibold">
          <dt>Deposit today</dt>
          <dd className="tabular">{amount.text ?? 'None'}</dd>
        </dl>
        <div className="-mx-6 -mb-6 bg-ink px-6 py-4 text-on-ink on-dark">
          <PaymentLogos />
        </div>
      </div>
    </aside>
  )
}

/** Reserve a car, or start buying it: summary, contact details, deposit (RTE-02, RTE-03, BUY-07). */
export const CheckoutPage = ({ car, site, mode, payments, returned }: CheckoutPageProps) => {
  const { settings } = site
  const legal = legalAt(site, car.location?.state ?? null)
  const terms = termsOfDeposit(site, car)
  const amount = reserveAmount(settings.reserve.amount)
  const open = canCheckOut(car, settings) && (payments !== null || amount.cents === 0)
  const verb = mode === 'buy' ? 'Buy' : 'Reserve'
  return (
    <>
      <PageTitle
        title={`${verb} online`}
        intro={
          mode === 'buy'
            ? 'Hold it with a deposit and tell us how you want to pay the rest.'
            : 'A deposit holds it for you. Nobody else can reserve it meanwhile.'
        }
        parents={[{ label: car.name, href: car.path }]}
      />
      <Container className="grid gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14">
        <div className="order-2 lg:order-1">
          {returned && (
            <p role="status" className="mb-6 rounded-md bg-warning-soft p-4 font-semibold text-warning">
              {returned.message}
            </p>
          )}
          <CheckoutForm
            carId={car.id}
            price={String(shownPrice(car) ?? '')}
            prefill={returned?.values}
            mode={mode}
            addOns={settings.checkout.addOns}
            submit={amount.text ? `${verb} with ${amount.text}` : verb}
            terms={terms}
            termsHash={termsHash(terms)}
            sandbox={payments?.sandbox ?? false}
            optIn={{
              label: settings.forms.optInLabel,
              checked: settings.forms.optInDefault,
              notice: legal.collectionNotice,
            }}
            closed={
              open ? null : (
                <div className="grid justify-items-start gap-5">
                  <p className="text-lead">
                    {car.reserved ? 'Somebody else has reserved this one.' : 'This one cannot be reserved online.'} Ask
                    us about it, or about its twin.
                  </p>
                  <Button href={`${car.path}#enquire`}>Enquire Now</Button>
                </div>
              )
            }
          />
        </div>
        <div className="order-1 lg:order-2">
          <CheckoutSummary car={car} settings={settings} amount={amount} />
        </div>
      </Container>
    </>
  )
}
