import Link from 'next/link'
import { Price } from '@/src/components/ui/Price'
import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { Photo } from '@/src/components/ui/Photo'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import type { FinanceSite } from '@/tenants/Site'

/** The car a finance page is about: picture, name, price, and its lender's estimate (RTE-12, RTE-13). */
export const FinanceCar = ({ car, site, now }: { car: Car; site: FinanceSite; now: Date }) => {
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
