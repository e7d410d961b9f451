import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CompareSync } from '@/src/components/compare/CompareSync'
import { type ComparedTotal, CompareTable } from '@/src/components/compare/CompareTable'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { getOnRoadCharges, sydneyDay } from '@/src/data/site/getOnRoadCharges'
import { getSite } from '@/src/data/site/getSite'
import { COMPARE_MAX, idsFromQuery } from '@/src/domain/compare/compareList'
import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { chargesOn, driveAwayByState, homeState } from '@/src/domain/onRoad/driveAway'
import type { StateCharges } from '@/src/domain/onRoad/StateCharges'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Car } from '@/src/domain/stock/car/Car'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

interface ComparePageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ ids?: string | string[] }>
}

export const metadata: Metadata = { title: 'Compare', robots: { index: false } }

/** A car's price with all charges: as it is advertised, else as its page estimates it for the state it is in. */
const totalOf = (car: Car, site: Site, charges: readonly StateCharges[], now: Date): ComparedTotal => {
  const price = priceInWords(car, site.settings)
  if (price.kind === 'price' && price.basis === PRICE_BASIS_LABELS.drive_away)
    return { dollars: price.dollars, state: null }
  const home = homeState(car, site.locations)
  const estimate = driveAwayByState(car, site.settings, charges, now).find(({ state }) => state === home)
  return estimate ? { dollars: estimate.total, state: estimate.state } : null
}

/** Cars side by side; the address lists them, so that it can be shared (RTE-54, WAT-13). */
const Page = async ({ params, searchParams }: ComparePageProps) => {
  const site = await getSite((await params).domain)
  if (!site) notFound()
  const { ids } = await searchParams
  const cars = await getCarsById(site, idsFromQuery(Array.isArray(ids) ? ids.join(',') : ids))
  const now = new Date()
  const { settings } = site
  const charges = settings.vdp.driveAwayEstimate ? chargesOn(await getOnRoadCharges(site), sydneyDay(now)) : []
  const estimates = cars.map((car) => (settings.cards.showFinanceEstimate ? carEstimate(car, site, now) : null))
  const isFull = cars.length === COMPARE_MAX
  return (
    <>
      <CompareSync ids={cars.map(({ id }) => id)} />
      <PageTitle title="Compare" intro={`Up to ${COMPARE_MAX} side by side, the better figures marked.`} />
      <Container className="py-10">
        {cars.length > 0 ? (
          <CompareTable
            cars={cars}
            totals={cars.map((car) => totalOf(car, site, charges, now))}
            {...{ estimates, now }}
            settings={settings}
            addHref={STOCK_PATH}
          />
        ) : (
          <p className="max-w-prose text-lead text-muted">
            Nothing to compare yet. Open a vehicle and choose ‘Compare’; it appears here beside the others you chose.
          </p>
        )}
        {!isFull && (
          <Button href={STOCK_PATH} variant="outline" className={cars.length > 0 ? 'mt-8 lg:hidden' : 'mt-8'}>
            {cars.length > 0 ? 'Add another' : 'Find something to compare'}
          </Button>
        )}
        {estimates.some((estimate) => estimate !== null) && (
          <ComparisonWarning
            text={comparisonNotice(legalAt(site, null))}
            className="mt-10 max-w-prose text-[0.8125rem] leading-relaxed text-muted"
          />
        )}
      </Container>
    </>
  )
}

export default Page
