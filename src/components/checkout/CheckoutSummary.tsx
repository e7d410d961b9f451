import Link from 'next/link'
import { VehiclePrice } from '@/src/components/vehicle/price/VehiclePrice'
import { PaymentLogos } from '@/src/components/site/PaymentLogos'
import { Photo } from '@/src/components/ui/Photo'
import type { ReserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import type { Settings } from '@/tenants/settings/settingsTable'

/** What is being reserved or bought, its whole price first, then today's deposit (BUY-02, BUY-06, LAW-04). */
export const CheckoutSummary = ({ car, settings, amount }: { car: Car; settings: Settings; amount: ReserveAmount }) => {
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
