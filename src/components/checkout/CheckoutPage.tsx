import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { canCheckOut } from '@/src/domain/checkout/canCheckOut'
import { depositTerms } from '@/src/domain/checkout/depositTerms'
import { reserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/car/Car'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutSummary } from './CheckoutSummary'

interface CheckoutPageProps {
  car: Car
  site: Pick<Site, 'settings' | 'legal' | 'locations'>
  mode: 'reserve' | 'buy'
  /** Null when the site has no payment provider. */
  payments: { sandbox: boolean } | null
}

/** Reserve a car, or start buying it: summary, contact details, deposit (RTE-02, RTE-03, BUY-07). */
export const CheckoutPage = ({ car, site, mode, payments }: CheckoutPageProps) => {
  const { settings } = site
  const state = car.location?.state ?? null
  const legal = legalAt(site, state)
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
          <CheckoutForm
            carId={car.id}
            mode={mode}
            submit={amount.text ? `${verb} with ${amount.text}` : verb}
            terms={depositTerms({ rules: settings.reserve.coolingOff, legal, state, amount })}
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
