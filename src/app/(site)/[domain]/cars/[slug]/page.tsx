import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { cardRules } from '@/src/components/cards/CardRules'
import { getBlogs } from '@/src/data/content/getBlogs'
import { getCar } from '@/src/data/cars/getCar'
import { getOnRoadCharges, sydneyDay } from '@/src/data/site/getOnRoadCharges'
import { getPriceHistory } from '@/src/data/cars/getPriceHistory'
import { getDeliveryZones } from '@/src/data/locations/getDeliveryZones'
import { getNeighbours } from '@/src/data/cars/getNeighbours'
import { getSite } from '@/src/data/site/getSite'
import { sellingSite } from '@/src/data/site/sellingSite'
import { siteZone } from '@/tenants/siteDay'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { tagsFor } from '@/src/domain/cache/tags'
import { autoGaugeOf } from '@/src/domain/stock/pricing/autoGaugeOf'
import { chargesOn, driveAwayByState } from '@/src/domain/onRoad/driveAway'
import { priceHistory } from '@/src/domain/stock/pricing/priceHistory'
import type { Car } from '@/src/domain/stock/car/Car'
import { gaugeView } from '@/src/domain/stock/pricing/gaugeView'
import { marketDataPrice } from '@/src/domain/stock/pricing/marketPrice'
import { pricePosition } from '@/src/domain/stock/pricing/pricePosition'
import { isSold } from '@/src/domain/stock/availability/availability'
import { isSoldLongAgo, landingPath } from '@/src/domain/stock/availability/soldLongAgo'
import type { Site } from '@/tenants/Site'
import { shownPlaces } from './shownPlaces'
import { vehicleMetadata } from './vehicleMetadata'
import { VehiclePage } from './VehiclePage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; slug: string }>
}

const STORIES = 3
const NEWEST = { refinements: {}, maxPriceDollars: null, sort: ['created_at_timestamp:desc'], limit: 6 }

const load = async (params: PageProps['params']): Promise<{ site: Site; car: Car } | null> => {
  const { domain, slug } = await params
  const site = await getSite(domain)
  const car = site && (await getCar(site, slug))
  return site && car ? { site, car } : null
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const found = await load(params)
  return found ? vehicleMetadata(found.car, found.site) : {}
}

/** Vehicle detail page (RTE-01). A car sold long ago leads to the nearest landing page (SEO-01). */
const Page = async ({ params }: PageProps) => {
  const found = await load(params)
  if (!found) notFound()
  const { site, car } = found
  const now = new Date()
  const { plugins, vdp } = site.settings
  const [{ similar, comparisons }, zones, stories, charges, history] = await Promise.all([
    getNeighbours(site, car),
    getDeliveryZones(site.id),
    getBlogs(site.id, STORIES),
    vdp.driveAwayEstimate ? getOnRoadCharges(site) : [],
    vdp.priceHistory ? getPriceHistory(site, car) : null,
  ])
  if (isSoldLongAgo(car, now)) permanentRedirect(landingPath(car, similar))
  // A sold car without similar stock shows the newest cars instead.
  const shown = similar.length === 0 && isSold(car) ? await getStockRow(site, NEWEST, tagsFor.stockSummary) : similar
  const price = marketDataPrice(car)
  const gauge = plugins.includes('Autogauge') ? autoGaugeOf(car, comparisons, vdp.minComparables) : null
  return (
    <VehiclePage
      car={car}
      site={await sellingSite(site, car.dealership_id)}
      now={now}
      timeZone={siteZone(site)}
      rules={cardRules(site.settings, now)}
      similar={shown}
      isLike={shown === similar}
      stories={stories}
      position={price === null ? null : pricePosition(price, comparisons, vdp.minComparables)}
      hasGauge={gaugeView(gauge) !== null}
      delivers={zones.length > 0}
      driveAway={driveAwayByState(car, site.settings, chargesOn(charges, sydneyDay(now)), now)}
      priceLine={history && priceHistory(history.periods, history.minDays, now)}
      {...shownPlaces(site, car)}
    />
  )
}

export default Page
