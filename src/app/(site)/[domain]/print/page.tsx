import type { Metadata } from 'next'
import Image from 'next/image'
import { notFound } from 'next/navigation'
import { VehiclePrice } from '@/src/components/vehicle/VehiclePrice'
import { PrintButton } from '@/src/components/vehicle/PrintButton'
import { getCar } from '@/src/data/getCar'
import { getSite } from '@/src/data/getSite'
import { primaryImage } from '@/src/domain/stock/carImages'
import { isSold } from '@/src/domain/stock/saleState'
import { soldMessage } from '@/src/domain/stock/soldMessage'
import { specGroups } from '@/src/domain/stock/specGroups'

interface PrintPageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const metadata: Metadata = { title: 'Print', robots: { index: false } }

/** `/print?car_id={slug}`: a car on paper, without the site around it (RTE-06). */
const PrintPage = async ({ params, searchParams }: PrintPageProps) => {
  const [{ domain }, { car_id }] = await Promise.all([params, searchParams])
  const site = await getSite(domain)
  const car = site && typeof car_id === 'string' ? await getCar(site, car_id) : null
  if (!site || !car) notFound()
  const picture = primaryImage(car)
  const location = site.locations.find(({ id }) => id === car.location?.id)
  return (
    <div className="mx-auto max-w-3xl px-6 py-8 print:p-0">
      <style>{'body > :not(main) { display: none } @page { margin: 14mm }'}</style>
      <div className="flex items-center justify-between gap-4 border-b border-line pb-4">
        <p className="text-lg font-bold">{site.name}</p>
        <PrintButton />
      </div>
      {picture && (
        <div className="relative mt-6 aspect-[8/5] overflow-hidden rounded-lg">
          <Image src={picture} alt={car.name} fill priority sizes="48rem" className="object-cover" />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-start justify-between gap-6">
        <h1 className="max-w-md text-2xl font-bold leading-tight">{car.name}</h1>
        {isSold(car) ? (
          <p className="font-semibold">{soldMessage(car)}</p>
        ) : (
          <VehiclePrice car={car} settings={site.settings} />
        )}
      </div>
      <dl className="mt-6 columns-2 gap-10 text-sm">
        {specGroups(car)
          .flatMap(({ rows }) => rows)
          .map(({ label, value }) => (
            <div key={label} className="flex break-inside-avoid justify-between gap-4 border-b border-line py-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-6 text-sm text-muted">
        {[location?.name, location?.address.street, location?.address.city, location?.address.state, location?.phone]
          .filter(Boolean)
          .join(', ')}
        {location?.dealerLicenceNumber && <> · Dealer licence {location.dealerLicenceNumber}</>}
        <br />
        {new URL(car.path, site.origin).href}
      </p>
    </div>
  )
}

export default PrintPage
