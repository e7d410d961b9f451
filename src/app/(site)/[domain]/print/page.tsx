import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrintButton } from '@/src/components/vehicle/tools/PrintButton'
import { VehiclePrice } from '@/src/components/vehicle/price/VehiclePrice'
import { getCar } from '@/src/data/cars/getCar'
import { getSite } from '@/src/data/site/getSite'
import { buildBrochureContent } from '@/src/documents/brochure/buildBrochureContent'
import { carImages, primaryImage } from '@/src/domain/stock/photos/carImages'
import { isSold } from '@/src/domain/stock/availability/availability'
import { soldMessage } from '@/src/domain/stock/availability/similarEnquiryMessage'
import { PrintDealership } from './PrintDealership'
import { PrintFinance, PrintPhotos, PrintSection } from './PrintSection'

interface PrintPageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const metadata: Metadata = { title: 'Print', robots: { index: false } }

/** Hides the site's header and footer, and prints colours as on the screen. */
const PAPER =
  'body > :not(main) { display: none } @page { size: A4; margin: 12mm } main { print-color-adjust: exact; -webkit-print-color-adjust: exact }'

/** `/print?car_id={slug}`: the brochure of a car on paper, as its PDF has it (RTE-06, LAW-01, LAW-04, LAW-06). */
const Page = async ({ params, searchParams }: PrintPageProps) => {
  const [{ domain }, { car_id }] = await Promise.all([params, searchParams])
  const site = await getSite(domain)
  const car = site && typeof car_id === 'string' ? await getCar(site, car_id) : null
  if (!site || !car) notFound()
  const now = new Date()
  const content = buildBrochureContent(car, site, now)
  const first = primaryImage(car)
  const addresses = [...new Set([...(first ? [first] : []), ...carImages(car).map(({ url }) => url)])]
  return (
    <div className="mx-auto max-w-3xl px-6 py-8 print:max-w-none print:p-0">
      <style>{PAPER}</style>
      <div className="mb-4 flex justify-end print:hidden">
        <PrintButton />
      </div>
      <div className="flex items-center justify-between gap-4 bg-ink px-5 py-3.5 text-on-ink">
        <p className="text-lg font-bold">{site.name}</p>
        <p className="text-sm">{content.dealership.phone}</p>
      </div>
      <PrintPhotos addresses={addresses} name={car.name} />
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-md">
          <p className="text-xs font-bold uppercase tracking-wider text-muted">{content.tags.join(' / ')}</p>
          <h1 className="mt-1 text-2xl font-bold leading-tight">
            {content.title}
            {content.badge && (
              <span className="block text-base font-medium tracking-normal text-muted">{content.badge}</span>
            )}
          </h1>
        </div>
        {isSold(car) ? (
          <p className="font-semibold">{soldMessage(car)}</p>
        ) : (
          <VehiclePrice car={car} settings={site.settings} />
        )}
      </div>
      <PrintFinance car={car} site={site} now={now} />
      <dl className="mt-5 grid grid-cols-2 gap-x-6 text-sm sm:grid-cols-4 print:grid-cols-4">
        {content.facts.map(({ label, value }) => (
          <div key={label} className="break-inside-avoid border-t border-line py-2">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <PrintDealership content={content} />
      <div className="mt-6">
        {content.sections.map((section) => (
          <PrintSection key={section.title} section={section} />
        ))}
      </div>
      <p className="border-t border-line pt-3 text-xs text-muted">
        {content.url}
        <br />
        Printed {content.printedOn}. Price and availability may change; please check with the dealership.
      </p>
    </div>
  )
}

export default Page
